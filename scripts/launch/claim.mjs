// One launcher per home folder: two would end each other's database.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcess, identityOf, waitFor } from '../services/processes.mjs';
import { Failure } from './failure.mjs';
import { homeFolder } from './paths.mjs';

/**
 * @typedef {{ pid: number, identity: string | undefined }} Life one life of a process id
 *
 * @typedef {object} Running what a launcher leaves in the home folder for others to find
 * @property {Life} launcher
 * @property {Life[]} children process groups to end when the launcher could not do so itself
 * @property {string} [address] where people reach the site
 * @property {string} [databaseUrl]
 * @property {string} [redisUrl]
 * @property {boolean} [stopping]
 */

const NOTICE_WITHIN = 1_000;
const STOP_WITHIN = 30_000;

const file = () => path.join(homeFolder(), 'running.json');

/** @param {Life} life */
const lives = ({ pid, identity }) => identity !== undefined && identityOf(pid) === identity;

/** @param {number} pid */
const lifeOf = (pid) => ({ pid, identity: identityOf(pid) });

/** @returns {Running | undefined} what the launcher that runs on this home folder right now has noted */
export function runningLauncher() {
  const noted = read();
  return noted && lives(noted.launcher) ? noted : undefined;
}

function read() {
  try {
    return /** @type {Running} */ (JSON.parse(readFileSync(file(), 'utf8')));
  } catch {
    return undefined; // never started, or killed while it wrote
  }
}

/**
 * Takes the home folder. Children of a launcher that was killed are ended first: they know that it is gone and are
 * leaving anyway, but may still hold the port.
 */
export async function claimHome() {
  mkdirSync(homeFolder(), { recursive: true });
  const noted = await afterItsEnd();
  if (noted && lives(noted.launcher)) {
    throw new Failure(
      `GameGeek already runs from this folder (process ${noted.launcher.pid}${noted.address ? `, ${noted.address}` : ''}): stop it first, or set GAMEGEEK_HOME to another folder.`,
    );
  }
  for (const child of noted?.children ?? []) {
    if (lives(child)) await endGroup(child.pid);
  }
  /** @type {Running} */
  const mine = { launcher: lifeOf(process.pid), children: [] };
  write(mine);
  return {
    /** @param {Partial<Omit<Running, 'launcher' | 'children'>>} more */
    note(more) {
      write(Object.assign(mine, more));
    },
    /** @param {number} pid of the leader of a process group */
    child(pid) {
      mine.children.push(lifeOf(pid));
      write(mine);
    },
    release() {
      rmSync(file(), { force: true });
    },
  };
}

/**
 * What the last launcher has noted. One that is stopping gets its time, and one whose npm was killed gets a moment to
 * notice that.
 */
async function afterItsEnd() {
  const ended = () => {
    const noted = read();
    return !noted || !lives(noted.launcher);
  };
  await waitFor(() => ended() || read()?.stopping, { within: NOTICE_WITHIN, every: 50 });
  if (read()?.stopping) await waitFor(ended, { within: STOP_WITHIN, every: 50 });
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
  const half = `${file()}.new`;
  writeFileSync(half, JSON.stringify(running, null, 2), { mode: 0o600 }); // the addresses hold passwords
  renameSync(half, file());
}
