// Finds a Chromium for the browser tests: an installed one, else Playwright's, else the distribution's.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Failure } from '../launch/failure.mjs';
import { PROJECT } from '../launch/paths.mjs';
import { say } from '../launch/progress.mjs';

/** The headless shell first: it needs two thirds of the processor time. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {string | undefined} a browser of this machine */
export function installedChromium() {
  return [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((file) => file && existsSync(file));
}

/**
 * @returns {Promise<string>} its file; fetched when there is none
 */
export async function ensureChromium() {
  const found = firstThatRuns([installedChromium(), await playwrightsOwn()]);
  if (found) return found;

  say('No Chromium on this machine: fetching the one of Playwright');
  let said = await run('playwright', ['install', 'chromium']);
  const fetched = firstThatRuns([await playwrightsOwn()]);
  if (fetched) return fetched;

  say('That one cannot be had or does not run here: installing the one of the distribution');
  said += await aptGet('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    said += await aptGet('install', '-y', '--no-install-recommends', name);
    const installed = firstThatRuns([installedChromium()]);
    if (installed) return installed;
  }
  console.error(said.trim());
  throw new Failure(
    'There is no Chromium for the browser tests and none could be fetched: install it, or set CHROMIUM_PATH to one.',
  );
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** @param {string[]} args */
function aptGet(...args) {
  const [program = '', ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', '-qq', ...args];
  return run(program, rest);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<string>} what it printed; whether it did its work is seen by what is there afterwards
 */
function run(program, args) {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: PROJECT, timeout: 180_000, maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
      resolve(`${stdout}${stderr}${error ? `${error.message}\n` : ''}`),
    );
  });
}

/**
 * Asks each for its version: a downloaded one may lack libraries of the system.
 * @param {(string | undefined)[]} files
 */
function firstThatRuns(files) {
  return files.find((file) => file && existsSync(file) && spawnSync(file, ['--version']).status === 0);
}
