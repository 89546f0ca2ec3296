// PostgreSQL and Redis for one test run, in a folder that is removed afterwards. Concurrent runs are isolated.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { homeFolder } from '../launch/paths.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { identityOf } from './processes.mjs';
import { removePostgres, startPostgres } from './postgres.mjs';
import { removeRedis, startRedis } from './redis.mjs';

/** @typedef {import('./postgres.mjs').Service} Service */

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

/** @param {string} folder */
async function removeRunFolder(folder) {
  await removePostgres(path.join(folder, 'postgres'));
  await removeRedis(path.join(folder, 'redis'));
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {{ settings?: Record<string, string | number>, test?: boolean, log?: (line: string) => void }} [options]
 * @returns {Promise<{ folder: string, postgres: Service, redis: Service, remove: () => Promise<void> }>}
 */
export async function startThrowawayServices({ settings, test = true, log } = {}) {
  const inMemory = test ? memoryFolder() : undefined;
  const folder = await makeRunFolder(path.join(inMemory ?? homeFolder(), 'runs'));
  const [postgres, redis] = await Promise.all([
    startPostgres({ dir: path.join(folder, 'postgres'), test, temporary: true, settings, log }),
    // Enough for each test file of a run to use an empty database.
    startRedis({ dir: path.join(folder, 'redis'), persist: !test, databases: test ? 1_024 : 16, log }),
  ]);
  return { folder, postgres, redis, remove: () => removeRunFolder(folder) };
}
