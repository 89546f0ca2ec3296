import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { installedChromium } from './scripts/checks/chromium.mjs';
import { freePort } from './scripts/services/ports.mjs';

const CI = Boolean(process.env.CI);
// Chosen by the main process and inherited by the workers.
const port = (process.env.E2E_PORT ??= String(await freePort()));
// The server writes emails to this folder, and tests open their links.
const home = (process.env.E2E_HOME ??= path.join(tmpdir(), `gamegeek-e2e-${port}-${process.pid}`));
const url = `http://127.0.0.1:${port}`;
const executablePath = installedChromium(); // undefined: Playwright uses its own

/**
 * Disabled features of Chromium. The omnibox popups open two hidden pages in every window, which cost as much as a page
 * of the site. Sandboxed frames with a process of their own receive taps of tests at another place once the page is
 * scrolled. The others are Playwright's defaults, repeated because the last --disable-features wins.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'IsolateSandboxedIframes',
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
  // One more than processors: tests wait for the server a fifth of the time.
  workers: process.env.TEST_FEWER_WORKERS ? 2 : 3,
  retries: 0,
  forbidOnly: CI,
  reporter: 'list',
  expect: {
    // Long, because tests share the processors with all other tests. No test asserts a time.
    timeout: 15_000,
  },
  use: {
    baseURL: url,
    // Endless animations (live markers, loading) are rendered in software sixty times a second, a sixth of a test's
    // processor time. Tests about motion override this.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs an eighth of the processor time and is discarded when a test passes. Enable it with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        `--disable-features=${DISABLED_FEATURES.join()}`,
        // Renders text the same on every machine and in the headless shell.
        '--font-render-hinting=slight',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // No background requests, which only log errors without a network.
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
    // Every test creates players from the same address. Limits have their own tests.
    env: { PORT: port, E2E_HOME: home, PUBLIC_URL: url, LOG_LEVEL: 'warn', LIMITS: 'off' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    // Stops only a start that hangs: it builds, on a machine that may be busy.
    timeout: 15 * 60_000,
  },
});
