// Whether a Redis program runs here and is new enough.
import { spawnSync } from 'node:child_process';

const OLDEST_REDIS = 7;

/**
 * @typedef {object} RedisProgram
 * @property {string} file
 * @property {Record<string, string>} env what it needs to find its libraries
 * @property {string} kind what it is, for people
 */

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
