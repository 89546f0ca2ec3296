// npm run build: the server and the site, from scratch.
import { build } from './build/build.mjs';
import { report } from './launch/failure.mjs';
import { step } from './launch/progress.mjs';

await step(
  (names) => `${names.join(' and ')} built`,
  () => build({ all: true }),
).catch(report);
