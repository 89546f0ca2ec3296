// Finds a Redis program: an installed one, or the distribution's package, unpacked without root.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Process names of a private server. */
export const REDIS_PROGRAMS = ['redis-server', 'valkey-server'];

const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
const OLDEST_REDIS = 7;
const PACKAGE = 'redis-tools'; // includes the server: redis-check-rdb is the same binary
const PREINSTALLED = ['libc6', 'adduser'];

/**
 * @typedef {object} RedisProgram
 * @property {string} file
 * @property {Record<string, string>} env variables it needs to find its libraries
 * @property {string} kind name and version, for messages
 */

/**
 * @param {{ cache: string, log: (line: string) => void }} options
 * @returns {RedisProgram | undefined} undefined: only the stand-in remains
 */
export function findRedisProgram({ cache, log }) {
  return installedRedis() ?? redisFromDistribution({ cache, log });
}

/** @returns {RedisProgram | undefined} */
function installedRedis() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...USUAL_FOLDERS];
  for (const name of REDIS_PROGRAMS) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      const version = existsSync(file) ? redisVersion(file) : undefined;
      if (version) return { file, env: {}, kind: `private ${name} ${version}` };
    }
  }
  return undefined;
}

/**
 * Checks that a program runs on this machine and is recent enough.
 * @param {string} file
 * @param {Record<string, string>} [env]
 * @returns {string | undefined} undefined when it does not run here or is too old
 */
function redisVersion(file, env = {}) {
  const { stdout } = spawnSync(file, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8' });
  const version = /\bv=(\d+)(\.[\d.]+)?/.exec(stdout ?? '');
  return version && Number(version[1]) >= OLDEST_REDIS ? `${version[1]}${version[2] ?? ''}` : undefined;
}

/**
 * Downloads the package of Debian or Ubuntu and unpacks it into a private folder: without root, without installing it,
 * and without changes to apt's state.
 * @param {{ cache: string, log: (line: string) => void }} options
 * @returns {RedisProgram | undefined}
 */
function redisFromDistribution({ cache, log }) {
  const cached = unpackedProgram(cache);
  if (cached) return cached;
  if (process.platform !== 'linux' || !has('apt-get') || !has('dpkg-deb')) return undefined;

  log(`No Redis is installed: downloading the distribution's ${PACKAGE} (once, without installing it)`);
  const partial = `${cache}.${process.pid}`; // renamed when complete
  try {
    if (!downloadAndUnpack(partial) || !unpackedProgram(partial)) return undefined;
    rmSync(cache, { recursive: true, force: true });
    renameSync(partial, cache);
  } catch {
    // No disk space, no network, or another start was faster: use the cache if it exists now.
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return unpackedProgram(cache);
}

/** @param {string} command */
const has = (command) => spawnSync(command, ['--version']).status === 0;

/**
 * @param {string} folder
 * @returns {RedisProgram | undefined}
 */
function unpackedProgram(folder) {
  const file = path.join(folder, 'usr', 'bin', 'redis-server');
  if (!existsSync(file)) return undefined;
  const libraries = ['usr/lib', 'lib']
    .map((part) => path.join(folder, part))
    .filter((base) => existsSync(base))
    .flatMap((base) => readdirSync(base).map((name) => path.join(base, name)))
    .filter((name) => name.endsWith('-linux-gnu'));
  const env = { LD_LIBRARY_PATH: libraries.join(path.delimiter) };
  const version = redisVersion(file, env);
  return version ? { file, env, kind: `private redis-server ${version} (the distribution's, unpacked)` } : undefined;
}

/**
 * @param {string} folder
 * @returns {boolean}
 */
function downloadAndUnpack(folder) {
  rmSync(folder, { recursive: true, force: true });
  const state = path.join(folder, 'apt');
  for (const part of ['lists/partial', 'archives/partial']) mkdirSync(path.join(state, part), { recursive: true });
  const options = [
    `Dir::State::lists=${path.join(state, 'lists')}`,
    `Dir::Cache=${state}`,
    'Dir::State::status=/var/lib/dpkg/status',
    'Debug::NoLocking=1',
    'APT::Sandbox::User=', // run by root, apt would switch to an account that cannot write here
    'Acquire::Retries=1',
    'Acquire::http::Timeout=15',
    'Acquire::https::Timeout=15',
  ].flatMap((option) => ['-o', option]);
  const run = (/** @type {string} */ command, /** @type {string[]} */ args) =>
    spawnSync(command, args, { cwd: folder, encoding: 'utf8', timeout: 120_000 });

  if (run('apt-get', [...options, '-qq', 'update']).status !== 0) return false;
  const { stdout } = run('apt-cache', [...options, 'depends', PACKAGE]);
  const libraries = [...(stdout ?? '').matchAll(/^\s+Depends: ([a-z0-9.+-]+)$/gm)]
    .map((match) => match[1] ?? '')
    .filter((name) => !PREINSTALLED.includes(name));
  if (run('apt-get', [...options, 'download', PACKAGE, ...libraries]).status !== 0) return false;
  for (const archive of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    if (run('dpkg-deb', ['-x', archive, folder]).status !== 0) return false;
    rmSync(path.join(folder, archive));
  }
  rmSync(state, { recursive: true, force: true });

  const programs = path.join(folder, 'usr', 'bin');
  if (!existsSync(path.join(programs, 'redis-server'))) {
    symlinkSync('redis-check-rdb', path.join(programs, 'redis-server'));
  }
  return true;
}
