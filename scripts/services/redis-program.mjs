// Which Redis to run: one that is installed, else the distribution's, unpacked without root.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { redisFromDistribution } from './redis-from-distribution.mjs';

/** Names a private server's process may have. */
export const REDIS_PROGRAMS = ['redis-server', 'valkey-server'];

const USUAL_PLACES = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const OLDEST_REDIS = 7;

/**
 * @typedef {object} RedisProgram
 * @property {string} file
 * @property {Record<string, string>} env what it needs to find its libraries
 * @property {string} kind what it is, for people
 */

/**
 * @param {{ cache: string, log: (line: string) => void }} options
 * @returns {Promise<RedisProgram | undefined>} undefined: only the stand-in is left
 */
export async function findRedisProgram({ cache, log }) {
  return installedRedis() ?? redisFromDistribution({ cache, log });
}

/** @returns {RedisProgram | undefined} */
function installedRedis() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...USUAL_PLACES];
  for (const name of REDIS_PROGRAMS) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      const version = isExecutable(file) ? redisVersion(file) : undefined;
      if (version) return { file, env: {}, kind: `private ${name} ${version}` };
    }
  }
  return undefined;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return existsSync(file);
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @param {Record<string, string>} [env]
 * @returns {string | undefined} undefined when it does not run here or is too old for us
 */
export function redisVersion(file, env = {}) {
  const { stdout } = spawnSync(file, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8' });
  const version = /\bv=(\d+)(\.[\d.]+)?/.exec(stdout ?? '');
  return version && Number(version[1]) >= OLDEST_REDIS ? `${version[1]}${version[2] ?? ''}` : undefined;
}
