// A private Redis: a child process with its own data folder, listening on 127.0.0.1.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Failure } from '../launch/failure.mjs';
import { inProject } from '../launch/paths.mjs';
import { duration } from '../launch/progress.mjs';
import { freePort } from './ports.mjs';
import { endProcess, exitOf, findProcesses, waitFor } from './processes.mjs';
import { findRedisProgram, REDIS_PROGRAMS } from './redis-program.mjs';
import { passwordIn } from './secrets.mjs';

const STAND_IN = fileURLToPath(new URL('redis-stand-in.mjs', import.meta.url));
/** Shared by all home folders, so that the program is downloaded once. */
const PROGRAM_CACHE = inProject('.gamegeek', 'redis-bin');
/** Stops only a start that hangs: a large append-only file and a busy machine take time, and it can be interrupted. */
const READY_TIMEOUT = 15 * 60_000;
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
 * @returns {Promise<import('./postgres.mjs').Service>}
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

  const program = standIn ? undefined : await findRedisProgram({ cache, log });
  const password = passwordIn(path.join(dir, 'password'));
  const deadline = performance.now() + READY_TIMEOUT;
  for (let attempt = 1; ; attempt += 1) {
    const port = fixedPort ?? (await freePort());
    writeFileSync(config, configuration({ dir, port, password, persist, databases, settings }), { mode: 0o600 });
    const child = program ? launch({ program, config, dir }) : launchStandIn({ config, port, password, dir });
    const exited = exitOf(child);
    let ended = false;
    void exited.then(() => (ended = true));

    const answer = await waitFor(() => ended || isReady(port, password), {
      timeout: deadline - performance.now(),
      what: 'Redis to accept connections',
      log,
    });
    if (answer) {
      if (!ended) {
        return {
          url: `redis://:${password}@127.0.0.1:${port}`,
          kind: program ? program.kind : 'in-memory stand-in for Redis (slow and not persistent: for evaluation only)',
          pid: /** @type {number} */ (child.pid),
          port,
          dir,
          exited,
          stop: async () => {
            if (!ended) await endProcess(/** @type {number} */ (child.pid), STOP_STEPS);
            await exited;
          },
        };
      }
    }
    if (!ended) await endProcess(/** @type {number} */ (child.pid), STOP_STEPS);
    const output = readFileSync(path.join(dir, 'redis.log'), 'utf8').trim().split('\n').slice(-3).join(' | ');
    // A free port may have been taken since, and a fixed one may be released soon.
    if (/Address already in use|EADDRINUSE/.test(output) && attempt < 100 && performance.now() < deadline) {
      await pause(100);
      continue;
    }
    const late = answer ? '' : ` within ${duration(READY_TIMEOUT)}`;
    throw new Failure(`Redis did not start in ${dir}${late}. Its last output: ${output || 'none'}`);
  }
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

/** @param {{ dir: string, port: number, password: string, persist: boolean, databases: number, settings: string[] }} options */
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

/** @param {{ program: import('./redis-version.mjs').RedisProgram, config: string, dir: string }} options */
function launch({ program, config, dir }) {
  return withLog(dir, (log) =>
    // Detached: on Ctrl-C, the application must stop before Redis.
    spawn(program.file, [config], {
      cwd: dir,
      env: { ...process.env, ...program.env },
      stdio: ['ignore', log, log],
      detached: true,
    }),
  );
}

/** @param {{ config: string, port: number, password: string, dir: string }} options */
function launchStandIn({ config, port, password, dir }) {
  const child = withLog(dir, (log) =>
    spawn(process.execPath, [STAND_IN, config], {
      env: { ...process.env, STAND_IN_PORT: String(port), STAND_IN_PASSWORD: password },
      stdio: ['ignore', log, log, 'ipc'],
      detached: true,
    }),
  );
  child.channel?.unref();
  return child;
}

/**
 * @template T
 * @param {string} dir
 * @param {(log: number) => T} run
 */
function withLog(dir, run) {
  const log = openSync(path.join(dir, 'redis.log'), 'w', 0o600);
  try {
    return run(log);
  } finally {
    closeSync(log);
  }
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
