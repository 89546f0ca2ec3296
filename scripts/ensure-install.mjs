// node scripts/ensure-install.mjs <script> [arguments]
//
// The first step of `npm start`, `npm run dev` and `npm test`: installs missing dependencies, then runs the script on
// the project's own Node. Runs on any Node, with built-in modules only.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { requireDiskSpace } from './launch/disk-space.mjs';
import { Failure, report } from './launch/failure.mjs';
import { isInstalled, recordInstall } from './launch/install-state.mjs';
import { onParentExit } from './launch/parent.mjs';
import { PROJECT, inProject } from './launch/paths.mjs';

const OLDEST_NODE = 20; // for this file and npm; everything else runs on the Node in node_modules
const INSTALL_MEGABYTES = 1_000;
const NO_NETWORK = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|E?TIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED)\b/;
const TOOLS = inProject('node_modules', '.bin');

try {
  await install();
  runScript(process.argv.slice(2));
} catch (error) {
  report(error);
}

async function install() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new Failure(`This is Node ${process.versions.node}: install Node ${OLDEST_NODE} or newer, then try again.`);
  }
  if (isInstalled(PROJECT)) return;
  requireDiskSpace(PROJECT, INSTALL_MEGABYTES, 'Installing the dependencies');
  console.log('Installing the dependencies (once; this takes a minute or so) …');
  const startedAt = performance.now();
  // Checked first: without a network npm would retry hundreds of packages, although its cache may have them all.
  const cacheOnly = NO_NETWORK.test((await npm('ping', '--fetch-retries=0', '--fetch-timeout=10000')).output);
  // Explicit: NODE_ENV=production would skip the build tools.
  const { code, output } = await npm('ci', '--include=dev', '--include=optional', ...(cacheOnly ? ['--offline'] : []));
  if (code !== 0) throw installFailure(output);
  recordInstall(PROJECT);
  console.log(`Dependencies installed in ${Math.round((performance.now() - startedAt) / 1000)} s`);
}

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
function npm(...args) {
  // Without node_modules/.bin on the PATH, because npm ci empties it.
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')))
    .join(path.delimiter);
  const child = spawn('npm', [...args, '--loglevel=error'], {
    cwd: PROJECT,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * @param {string} output of npm
 * @returns {Failure}
 */
function installFailure(output) {
  if (/ENOSPC/.test(output)) {
    return new Failure('The disk is full, so the dependencies could not be installed: make room, then try again.');
  }
  if (NO_NETWORK.test(output)) {
    return new Failure(
      'The dependencies could not be installed because npm cannot reach its registry: connect to the network (or tell npm its proxy or registry), then try again.',
    );
  }
  if (/ENOENT/.test(output) && /spawn npm/.test(output)) {
    return new Failure('npm is not on the PATH: install it with Node, then try again.');
  }
  console.error(output.trim());
  return new Failure('The dependencies could not be installed: fix the npm error above, then try again.');
}

/**
 * Runs the script in a new process, because this one may run on an older Node. The IPC channel lets the script notice
 * when this process is killed.
 * @param {string[]} command
 */
function runScript([script, ...args]) {
  if (!script) return;
  const child = spawn('node', [inProject(script), ...args], {
    env: { ...process.env, PATH: [TOOLS, process.env.PATH].join(path.delimiter) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  // Only below npm: a shell may exit after it has started this in the background.
  if (process.env.npm_lifecycle_event) onParentExit(() => child.kill('SIGTERM'));
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)];
  });
}
