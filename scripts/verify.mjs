// npm run verify: format, lint, types, module boundaries, dead code.
import { runSteps, summarise } from './checks/steps.mjs';
import { VERIFY_CONCURRENCY, VERIFY_STEPS } from './checks/verify-steps.mjs';
import { Shutdown } from './launch/shutdown.mjs';

const shutdown = new Shutdown();
shutdown.listen();
const results = await runSteps(VERIFY_STEPS, shutdown, VERIFY_CONCURRENCY);
summarise(results);
await shutdown.end(results.every(({ passed }) => passed) ? 0 : 1);
