// Finds a Redis program: an installed one, or the distribution's package, unpacked without root.
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { redisFromDistribution } from './redis-from-distribution.mjs';
import { redisVersion } from './redis-version.mjs';

/** Process names of a private server. */
export const REDIS_PROGRAMS = ['redis-server', 'valkey-server'];

const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * @param {{ cache: string, log: (line: string) => void }} options
 * @returns {Promise<import('./redis-version.mjs').RedisProgram | undefined>} undefined: only the stand-in remains
 */
export async function findRedisProgram({ cache, log }) {
  return installedRedis() ?? redisFromDistribution({ cache, log });
}

/** @returns {import('./redis-version.mjs').RedisProgram | undefined} */
function installedRedis() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...USUAL_FOLDERS];
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
