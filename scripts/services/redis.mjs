// A private Redis.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inProject } from '../launch/paths.mjs';
import { endProcess, findProcesses } from './processes.mjs';
import { findRedisProgram, REDIS_PROGRAMS } from './redis-program.mjs';
import { passwordIn } from './secrets.mjs';
import { startService } from './service.mjs';

const STAND_IN = fileURLToPath(new URL('redis-stand-in.mjs', import.meta.url));
/** Shared by all home folders, so that the program is downloaded once. */
const PROGRAM_CACHE = inProject('.gamegeek', 'redis-bin');
const STOP_STEPS = /** @type {[NodeJS.Signals, number][]} */ ([
  ['SIGTERM', 10_000],
  ['SIGKILL', 5_000],
]);

/**
 * @typedef {object} RedisOptions
 * @property {string} dir a folder for this server only, created if missing
 * @property {number} [port] a fixed port, so that a restarted server keeps its URL
 * @property {boolean} [persist] keeps data over a restart
 * @property {number} [databases] number of logical databases
 * @property {string[]} [settings] additional lines of its configuration
 * @property {string} [cache] folder for the downloaded program
 * @property {boolean} [standIn] uses the stand-in although there may be a program, for tests
 * @property {(line: string) => void} [log]
 */

/**
 * Starts the server. Ends one left behind by a killed parent first.
 * @param {RedisOptions} options
 * @returns {Promise<import('./service.mjs').Service>}
 */
export async function startRedis({
  dir: requested,
  port: fixedPort,
  persist = true,
  databases = 16,
  settings = [],
  cache = PROGRAM_CACHE,
  standIn = false,
  log = () => {},
}) {
  const dir = path.resolve(requested);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const config = path.join(dir, 'redis.conf');
  await endLeftovers(config);

  const program = standIn ? undefined : findRedisProgram({ cache, log });
  const password = passwordIn(path.join(dir, 'password'));
  return startService({
    name: 'Redis',
    kind: program ? program.kind : 'in-memory stand-in for Redis (slow and not persistent: for evaluation only)',
    dir,
    logFile: path.join(dir, 'redis.log'),
    port: fixedPort,
    command: (port) => {
      writeFileSync(config, configuration({ dir, port, password, persist, databases, settings }), { mode: 0o600 });
      return program ? [program.file, config] : [process.execPath, STAND_IN, config];
    },
    options: { env: { ...process.env, ...program?.env } },
    stopSteps: STOP_STEPS,
    urlOf: (port) => `redis://:${password}@127.0.0.1:${port}`,
    isReady: (port) => isReady(port, password),
    transient: /Address already in use|EADDRINUSE/,
    log,
  });
}

/**
 * Stops the server if it runs, and removes all its data.
 * @param {string} requested the folder that was passed to startRedis
 */
export async function removeRedis(requested) {
  const dir = path.resolve(requested);
  await endLeftovers(path.join(dir, 'redis.conf'));
  rmSync(dir, { recursive: true, force: true });
}

/** @param {string} config */
async function endLeftovers(config) {
  for (const pid of findProcesses([...REDIS_PROGRAMS, 'node'], config)) await endProcess(pid, STOP_STEPS);
}

/**
 * @param {{ dir: string, port: number, password: string, persist: boolean, databases: number, settings: string[] }}
 * options
 */
function configuration({ dir, port, password, persist, databases, settings }) {
  return `# Generated at every start by scripts/services/redis.mjs
port ${port}
bind 127.0.0.1
requirepass ${password}
dir ${JSON.stringify(dir)}
databases ${databases}
appendonly ${persist ? 'yes' : 'no'}
save ""
maxmemory-policy noeviction
daemonize no
set-proc-title no
loglevel warning
${settings.map((line) => `${line}\n`).join('')}`;
}

/**
 * Whether the Redis on this port accepts the password and has loaded its data.
 * @param {number} port
 * @param {string} password
 * @returns {Promise<boolean>}
 */
function isReady(port, password) {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect({ port, host: '127.0.0.1' });
    const done = (/** @type {boolean} */ ready) => {
      socket.destroy();
      resolve(ready);
    };
    socket.setTimeout(30_000, () => done(false));
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
    const login = `*2\r\n$4\r\nAUTH\r\n$${password.length}\r\n${password}\r\n`;
    socket.once('connect', () => socket.write(`${login}*1\r\n$4\r\nPING\r\n`));
    socket.on('data', (chunk) => {
      reply += String(chunk);
      if (reply.includes('+PONG')) done(true);
      else if (/^-/m.test(reply)) done(false);
    });
  });
}
