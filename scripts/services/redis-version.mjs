// Checks that a Redis program runs on this machine and is recent enough.
import { spawnSync } from 'node:child_process';

const OLDEST_REDIS = 7;

/**
 * @typedef {object} RedisProgram
 * @property {string} file
 * @property {Record<string, string>} env variables it needs to find its libraries
 * @property {string} kind name and version, for messages
 */

/**
 * @param {string} file
 * @param {Record<string, string>} [env]
 * @returns {string | undefined} undefined when it does not run here or is too old
 */
export function redisVersion(file, env = {}) {
  const { stdout } = spawnSync(file, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8' });
  const version = /\bv=(\d+)(\.[\d.]+)?/.exec(stdout ?? '');
  return version && Number(version[1]) >= OLDEST_REDIS ? `${version[1]}${version[2] ?? ''}` : undefined;
}
