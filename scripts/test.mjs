// npm test: all checks and all tests.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './checks/chromium.mjs';
import { noticeOtherPrograms } from './checks/other-programs.mjs';
import { runSteps, summarise } from './checks/steps.mjs';
import { jestTotals, playwrightTotals, readTotals, totalsLine } from './checks/totals.mjs';
import { VERIFY_STEPS } from './checks/verify-steps.mjs';
import { build } from './build/build.mjs';
import { inProject } from './launch/paths.mjs';
import { say } from './launch/progress.mjs';
import { Shutdown } from './launch/shutdown.mjs';
import { memoryFolder } from './services/memory-folder.mjs';

/** Far longer than a run takes on a busy machine: stops only runs that hang. */
const TEST_TIMEOUT = 30 * 60_000;

const reports = inProject('.gamegeek', 'reports', String(process.pid));
const serviceReport = path.join(reports, 'jest-services.json');
const unitReport = path.join(reports, 'jest-unit.json');
const playwrightReport = path.join(reports, 'playwright.json');

const shutdown = new Shutdown();
shutdown.listen();
shutdown.defer(() => rmSync(reports, { recursive: true, force: true }));
mkdirSync(reports, { recursive: true });
// Browser profiles.
const temporary = mkdtempSync(path.join(memoryFolder() ?? tmpdir(), 'test-'));
shutdown.defer(() => rmSync(temporary, { recursive: true, force: true }));
// The same programs start many times in a run: Node reuses their compiled code until the run ends.
process.env.NODE_COMPILE_CACHE ??= path.join(reports, 'compiled');

// A download uses the network, not the processors. A failure is reported by the browser step.
const chromium = ensureChromium();
chromium.catch(() => {});

// Tests with servers and browsers leave a third of the processor time idle, which these steps use.
const background = { background: true, timeout: TEST_TIMEOUT };
// More would end halfway through the service tests, which then leave processors idle.
const ONE_WORKER = { TEST_FEWER_WORKERS: '1' };
const otherPrograms = { name: 'other programs', run: noticeOtherPrograms };
const results = await runSteps(
  [
    ...VERIFY_STEPS.map((step) => ({ ...step, ...background })),
    { name: 'build', run: () => build({ signal: shutdown.signal }) },
    { name: 'budgets', run: ['size-limit', '--silent', '--config', 'scripts/checks/budgets.mjs'] },
    { name: 'unit tests', ...jest(unitReport, ['unit', 'frontend'], ONE_WORKER), ...background },
    otherPrograms,
    { name: 'service tests', ...jest(serviceReport, ['database', 'app']) },
    {
      name: 'browser',
      run: async () => {
        process.env.CHROMIUM_PATH = await chromium;
        say(process.env.CHROMIUM_PATH);
      },
    },
    otherPrograms,
    {
      name: 'browser tests',
      run: ['playwright', 'test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, TMPDIR: temporary },
      timeout: TEST_TIMEOUT,
    },
  ],
  shutdown,
);
if (!shutdown.signal.aborted) {
  summarise(results);
  say('');
  const jestResults = [serviceReport, unitReport].map((report) => readTotals(report, jestTotals));
  say(totalsLine([...jestResults, readTotals(playwrightReport, playwrightTotals)]));
}
await shutdown.end(results.every(({ passed }) => passed) ? 0 : 1);

/**
 * @param {string} report
 * @param {string[]} projects of jest.config.js
 * @param {NodeJS.ProcessEnv} env
 */
function jest(report, projects, env = {}) {
  // Forced: a socket that a failed test left open would keep the process alive.
  const options = ['--forceExit', '--json', `--outputFile=${report}`, '--selectProjects', ...projects];
  return {
    run: ['npm', 'run', '--silent', 'jest', '--', ...options],
    env: { NODE_ENV: 'test', ...env },
    timeout: TEST_TIMEOUT,
  };
}
