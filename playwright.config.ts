import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { installedChromium } from './scripts/checks/chromium.mjs';
import { freePort } from './scripts/services/ports.mjs';

const CI = Boolean(process.env.CI);
// Chosen once, by the process that reads this file first; the workers inherit it.
const port = (process.env.E2E_PORT ??= String(await freePort()));
// The server's mails lie there, and the tests open their links.
const home = (process.env.E2E_HOME ??= path.join(tmpdir(), `gamegeek-e2e-${port}-${process.pid}`));
const url = `http://127.0.0.1:${port}`;
const executablePath = installedChromium(); // none: Playwright looks for its own

/**
 * What Chromium leaves out. Its suggestions below the address, which no test sees, are two pages of their own in every
 * new window and cost as much as a page of the site. The rest is Playwright's own list: what is said last counts.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'frontend/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  fullyParallel: true,
  // One more than processors: journeys wait for the server a fifth of the time.
  workers: 3,
  retries: 0,
  forbidOnly: CI,
  reporter: 'list',
  expect: {
    // For what must come but is promised no time: journeys share the processors with all other tests.
    timeout: 15_000,
    // The same on every machine: a few pixels at the edges of letters may differ, a part that moved or lost its colour not.
    toHaveScreenshot: {
      scale: 'device',
      pathTemplate: '{testDir}/screenshots/{arg}{ext}',
      maxDiffPixelRatio: 0.002,
      threshold: 0.25,
    },
  },
  use: {
    baseURL: url,
    // What moves for ever (the marks of live data, loading) is drawn sixty times a second, by software: a sixth of a journey's
    // processor time. Journeys that are about motion, or meet the most of it, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs an eighth of all processor time, and is thrown away when a test passes: ask for it with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // They keep Chromium from calling home, which only makes noise where there is no network.
      args: [
        '--disable-gpu',
        `--disable-features=${LEFT_OUT.join()}`,
        // Letters drawn the same whatever the machine's settings are, and by the shell as by the browser, for the screenshots.
        '--font-render-hinting=slight',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
  webServer: {
    command: 'exec node scripts/e2e-server.mjs',
    url: `${url}/health/ready`,
    // Every test makes its own players, all from one address: the limits have tests of their own.
    env: { PORT: port, E2E_HOME: home, PUBLIC_URL: url, LOG_LEVEL: 'warn', LIMITS: 'off' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    timeout: 90_000,
  },
});
