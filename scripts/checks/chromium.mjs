// Finds Chromium for the browser tests: an installed one, else Playwright's, else the distribution's package.
import { existsSync } from 'node:fs';
import { execaSync } from 'execa';
import { Failure } from '../launch/failure.mjs';
import { say } from '../launch/progress.mjs';
import { aptGet, run } from './apt-get.mjs';

/** The headless shell first: it needs two thirds of the processor time. */
const USUAL_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {string | undefined} the path of an installed browser */
export function installedChromium() {
  return [process.env.CHROMIUM_PATH, ...USUAL_PATHS].find((file) => file && existsSync(file));
}

/**
 * Downloads a browser when none is installed.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const found = firstThatRuns([installedChromium(), await playwrightChromium()]);
  if (found) return found;

  say('No Chromium is installed: downloading it with Playwright');
  let output = await run('playwright', ['install', 'chromium']);
  const fetched = firstThatRuns([await playwrightChromium()]);
  if (fetched) return fetched;

  say('The download failed or does not run here: installing the package of the distribution');
  output += await aptGet('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    output += await aptGet('install', '-y', '--no-install-recommends', name);
    const installed = firstThatRuns([installedChromium()]);
    if (installed) return installed;
  }
  console.error(output.trim());
  throw new Failure(
    'The browser tests need Chromium, and it could not be downloaded: install it, or set CHROMIUM_PATH.',
  );
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * Runs each with --version: a downloaded browser may lack system libraries.
 * @param {(string | undefined)[]} files
 */
function firstThatRuns(files) {
  return files.find((file) => file && existsSync(file) && !execaSync(file, ['--version'], { reject: false }).failed);
}
