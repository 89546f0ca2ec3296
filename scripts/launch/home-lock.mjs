// Locks the home folder: two launchers would stop each other's database.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcess, identityOf, waitFor } from '../services/processes.mjs';
import { Failure } from './failure.mjs';
import { homeFolder } from './paths.mjs';

/**
 * @typedef {{ pid: number, identity: string | undefined }} ProcessRef a process, distinguished from later ones with its id
 *
 * @typedef {object} Running the lock file of a launcher
 * @property {ProcessRef} launcher
 * @property {ProcessRef[]} children process groups to end if the launcher was killed
 * @property {string} [address] the address of the site
 * @property {string} [databaseUrl]
 * @property {string} [redisUrl]
 * @property {boolean} [stopping]
 */

const NOTICE_TIMEOUT = 1_000;
const STOP_TIMEOUT = 30_000;

const file = () => path.join(homeFolder(), 'running.json');

/** @param {ProcessRef} process */
const isRunning = ({ pid, identity }) => identity !== undefined && identityOf(pid) === identity;

/** @param {number} pid */
const refOf = (pid) => ({ pid, identity: identityOf(pid) });

/** @returns {Running | undefined} the lock of the launcher that runs in this home folder */
export function runningLauncher() {
  const lock = read();
  return lock && isRunning(lock.launcher) ? lock : undefined;
}

function read() {
  try {
    return /** @type {Running} */ (JSON.parse(readFileSync(file(), 'utf8')));
  } catch {
    return undefined; // missing, or incomplete because the process was killed while writing
  }
}

/**
 * Locks the home folder. Ends the children of a killed launcher first: they stop by themselves, but may still use the
 * port.
 */
export async function lockHome() {
  mkdirSync(homeFolder(), { recursive: true });
  const lock = await readAfterStop();
  if (lock && isRunning(lock.launcher)) {
    throw new Failure(
      `GameGeek already runs from this folder (process ${lock.launcher.pid}${lock.address ? `, ${lock.address}` : ''}): stop it first, or set GAMEGEEK_HOME to another folder.`,
    );
  }
  for (const child of lock?.children ?? []) {
    if (isRunning(child)) await endGroup(child.pid);
  }
  /** @type {Running} */
  const own = { launcher: refOf(process.pid), children: [] };
  write(own);
  return {
    /** @param {Partial<Omit<Running, 'launcher' | 'children'>>} changes */
    update(changes) {
      write(Object.assign(own, changes));
    },
    /** @param {number} pid of the leader of a process group */
    addChild(pid) {
      own.children.push(refOf(pid));
      write(own);
    },
    release() {
      rmSync(file(), { force: true });
    },
  };
}

/**
 * Locks the home folder until everything has stopped.
 * @param {import('./shutdown.mjs').Shutdown} shutdown
 */
export async function lockHomeUntil(shutdown) {
  const lock = await lockHome();
  shutdown.defer(() => lock.release());
  shutdown.signal.addEventListener('abort', () => lock.update({ stopping: true }));
  return lock;
}

/**
 * Reads the lock of the last launcher. Waits for one that is stopping, and briefly for one whose npm was killed.
 */
async function readAfterStop() {
  const ended = () => {
    const lock = read();
    return !lock || !isRunning(lock.launcher);
  };
  await waitFor(() => ended() || read()?.stopping, { timeout: NOTICE_TIMEOUT, interval: 50 });
  if (read()?.stopping) await waitFor(ended, { timeout: STOP_TIMEOUT, interval: 50 });
  return read();
}

/** @param {number} leader */
export async function endGroup(leader) {
  await endProcess(-leader, [
    ['SIGTERM', 14_000],
    ['SIGKILL', 3_000],
  ]);
}

/** @param {Running} running */
function write(running) {
  const partial = `${file()}.new`;
  writeFileSync(partial, JSON.stringify(running, null, 2), { mode: 0o600 }); // the URLs contain passwords
  renameSync(partial, file());
}
