// npm test: every check and every test there is.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './checks/chromium.mjs';
import { runSteps, summarise } from './checks/steps.mjs';
import { jestTotals, playwrightTotals, readTotals, totalsLine } from './checks/totals.mjs';
import { VERIFY_STEPS } from './checks/verify-steps.mjs';
import { build } from './launch/build.mjs';
import { inProject } from './launch/paths.mjs';
import { say } from './launch/progress.mjs';
import { Shutdown } from './launch/shutdown.mjs';
import { memoryFolder } from './services/memory-folder.mjs';

/** Both are through in a few minutes; a busy machine gets its time, a run that hangs does not. */
const HANGS_AFTER = 15 * 60_000;

const reports = inProject('.gamegeek', 'reports', String(process.pid));
const serversReport = path.join(reports, 'jest-servers.json');
const aloneReport = path.join(reports, 'jest-alone.json');
const playwrightReport = path.join(reports, 'playwright.json');

const shutdown = new Shutdown();
shutdown.listen();
shutdown.defer(() => rmSync(reports, { recursive: true, force: true }));
mkdirSync(reports, { recursive: true });
// For the profiles of browsers.
const temporary = mkdtempSync(path.join(memoryFolder() ?? tmpdir(), 'test-'));
shutdown.defer(() => rmSync(temporary, { recursive: true, force: true }));
// A run starts a few programs many times: what Node has compiled of them is kept until the run is over.
process.env.NODE_COMPILE_CACHE ??= path.join(reports, 'compiled');

// Fetching one keeps the network busy rather than the processors; a failure is told where the browser is needed.
const chromium = ensureChromium();
chromium.catch(() => {});

// Servers and browsers leave the processors idle for a third of their time: enough for what needs neither of them.
const aside = { aside: true, limit: HANGS_AFTER };
const results = await runSteps(
  [
    ...VERIFY_STEPS.map((step) => ({ ...step, ...aside })),
    { name: 'build', act: () => build({ signal: shutdown.begun }) },
    { name: 'budgets', act: ['size-limit', '--silent', '--config', 'scripts/checks/budgets.mjs'] },
    { name: 'tests alone', ...jest(aloneReport, 'unit', 'frontend'), ...aside },
    { name: 'tests with servers', ...jest(serversReport, 'database', 'app') },
    {
      name: 'browser',
      act: async () => {
        process.env.CHROMIUM_PATH = await chromium;
        say(process.env.CHROMIUM_PATH);
      },
    },
    {
      name: 'tests in browsers',
      act: ['playwright', 'test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, TMPDIR: temporary },
      limit: HANGS_AFTER,
    },
  ],
  shutdown,
);
if (!shutdown.begun.aborted) {
  summarise(results);
  say('');
  const ofJest = [serversReport, aloneReport].map((report) => readTotals(report, jestTotals));
  say(totalsLine([...ofJest, readTotals(playwrightReport, playwrightTotals)]));
}
await shutdown.end(results.every(({ passed }) => passed) ? 0 : 1);

/**
 * @param {string} report
 * @param {string[]} projects of jest.config.js
 */
function jest(report, ...projects) {
  // Forced: a socket that a failed test left open must not keep the whole run waiting.
  const options = ['--forceExit', '--json', `--outputFile=${report}`, '--selectProjects', ...projects];
  return {
    act: ['npm', 'run', '--silent', 'jest', '--', ...options],
    env: { NODE_ENV: 'test' },
    limit: HANGS_AFTER,
  };
}
