// PostgreSQL and Redis for one test run, in a folder that is removed afterwards. Concurrent runs are isolated.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { homeFolder } from '../launch/paths.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { endProcess, exitOf, findProcesses, identityOf } from './processes.mjs';
import { removePostgres, startPostgres } from './postgres.mjs';
import { removeRedis, startRedis } from './redis.mjs';
import { REDIS_PROGRAMS } from './redis-program.mjs';

const GUARD = fileURLToPath(new URL('run-guard.mjs', import.meta.url));

/** @typedef {import('./service.mjs').Service} Service */

/**
 * Creates a folder for a run of this process. Removes the folders of processes that have ended first.
 * @param {string} base
 * @returns {Promise<string>}
 */
export async function makeRunFolder(base) {
  mkdirSync(base, { recursive: true });
  for (const name of readdirSync(base)) {
    const folder = path.join(base, name);
    if (!isOwned(folder)) await removeRunFolder(folder);
  }
  for (let number = 1; ; number += 1) {
    const folder = path.join(base, `${process.pid}-${number}`);
    try {
      mkdirSync(folder);
    } catch {
      continue; // taken by an earlier run of this process
    }
    writeFileSync(path.join(folder, 'owner'), identityOf(process.pid) ?? '');
    return folder;
  }
}

/** @param {string} folder */
function isOwned(folder) {
  const pid = Number.parseInt(path.basename(folder), 10);
  const identity = identityOf(pid);
  if (identity === undefined) return false;
  try {
    return readFileSync(path.join(folder, 'owner'), 'utf8') === identity;
  } catch {
    return true; // just being created
  }
}

/**
 * Ends what runs on files of the folder, and removes it.
 * @param {string} folder
 */
export async function removeRunFolder(folder) {
  // Also further servers of a test, such as a standby.
  const left = findProcesses(['postgres', 'node', ...REDIS_PROGRAMS], folder, { below: true });
  await Promise.all(
    left.map((pid) =>
      endProcess(pid, [
        ['SIGINT', 15_000],
        ['SIGKILL', 5_000],
      ]),
    ),
  );
  await removePostgres(path.join(folder, 'postgres'));
  await removeRedis(path.join(folder, 'redis'));
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts a process that removes the folder when this one has ended, however that happens.
 * @param {string} folder
 */
function guard(folder) {
  const child = spawn(process.execPath, [GUARD, folder], { stdio: ['pipe', 'ignore', 'inherit'] });
  child.unref();
  /** @type {import('node:net').Socket} */ (child.stdin).unref();
  return child;
}

/**
 * @param {{ settings?: Record<string, string | number>, test?: boolean, log?: (line: string) => void }} [options]
 * @returns {Promise<{ folder: string, postgres: Service, redis: Service, remove: () => Promise<void> }>}
 */
export async function startThrowawayServices({ settings, test = true, log } = {}) {
  const inMemory = test ? memoryFolder() : undefined;
  const folder = await makeRunFolder(path.join(inMemory ?? homeFolder(), 'runs'));
  const guarding = guard(folder);
  const [postgres, redis] = await Promise.all([
    startPostgres({ dir: path.join(folder, 'postgres'), test, temporary: true, settings, log }),
    // Enough for each test file of a run to use an empty database.
    startRedis({ dir: path.join(folder, 'redis'), persist: !test, databases: test ? 1_024 : 16, log }),
  ]);
  const remove = async () => {
    await removeRunFolder(folder);
    guarding.ref();
    guarding.stdin.end();
    await exitOf(guarding);
  };
  return { folder, postgres, redis, remove };
}
