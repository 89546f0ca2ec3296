// A private Redis: a child process of ours with its own data folder, listening on 127.0.0.1.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../launch/failure.mjs';
import { inProject } from '../launch/paths.mjs';
import { freePort } from './ports.mjs';
import { endProcess, exitOf, findProcesses, waitFor } from './processes.mjs';
import { findRedisProgram, REDIS_PROGRAMS } from './redis-program.mjs';
import { passwordIn } from './secrets.mjs';

const STAND_IN = fileURLToPath(new URL('redis-stand-in.mjs', import.meta.url));
/** A program, no state: shared by all homes, so that it is fetched once. */
const PROGRAM_CACHE = inProject('.gamegeek', 'redis-bin');
const READY_WITHIN = 60_000; // reading a long append-only file takes its time
const STOP_STEPS = /** @type {[NodeJS.Signals, number][]} */ ([
  ['SIGTERM', 10_000],
  ['SIGKILL', 5_000],
]);

/**
 * @typedef {object} RedisOptions
 * @property {string} dir a folder of its own; made when it does not exist
 * @property {number} [port] one that must be used, so that a restarted server keeps its URL
 * @property {boolean} [persist] keeps what it holds over a restart
 * @property {number} [databases] how many logical databases it has
 * @property {string[]} [settings] further lines of its configuration
 * @property {string} [cache] where a downloaded program is kept
 * @property {(line: string) => void} [log]
 */

/**
 * Starts it. A server that a killed parent left behind is ended first.
 * @param {RedisOptions} options
 * @returns {Promise<import('./postgres.mjs').Service>}
 */
export async function startRedis({
  dir: wanted,
  port: fixedPort,
  persist = true,
  databases = 16,
  settings = [],
  cache = PROGRAM_CACHE,
  log = () => {},
}) {
  const dir = path.resolve(wanted);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const config = path.join(dir, 'redis.conf');
  await endLeftovers(config);

  const program = await findRedisProgram({ cache, log });
  const password = program ? passwordIn(path.join(dir, 'password')) : undefined; // the stand-in knows none
  const end = performance.now() + READY_WITHIN;
  for (let attempt = 1; ; attempt += 1) {
    const port = fixedPort ?? (await freePort());
    writeFileSync(config, configuration({ dir, port, password, persist, databases, settings }), { mode: 0o600 });
    const child = program ? launch({ program, config, dir }) : launchStandIn({ config, port, dir });
    const exited = exitOf(child);
    let ended = false;
    void exited.then(() => (ended = true));

    if (await waitFor(() => ended || answers(port, password), { within: end - performance.now() })) {
      if (!ended) {
        return {
          url: password ? `redis://:${password}@127.0.0.1:${port}` : `redis://127.0.0.1:${port}`,
          kind: program ? program.kind : 'in-memory stand-in for Redis (slow, keeps nothing: for a first look only)',
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
    const said = readFileSync(path.join(dir, 'redis.log'), 'utf8').trim().split('\n').slice(-3).join(' | ');
    // A port that was free may have been taken meanwhile; one that was in use may be so for another moment.
    if (/Address already in use|EADDRINUSE/.test(said) && attempt < 100 && performance.now() < end) {
      await waitFor(() => false, { within: 100 });
      continue;
    }
    throw new Failure(`Redis did not start in ${dir}; it said: ${said || 'nothing'}`);
  }
}

/**
 * Ends what still runs on it and removes it with all its data.
 * @param {string} wanted the folder as it was given to startRedis
 */
export async function removeRedis(wanted) {
  const dir = path.resolve(wanted);
  await endLeftovers(path.join(dir, 'redis.conf'));
  rmSync(dir, { recursive: true, force: true });
}

/** @param {string} config */
async function endLeftovers(config) {
  for (const pid of findProcesses([...REDIS_PROGRAMS, 'node'], config)) await endProcess(pid, STOP_STEPS);
}

/** @param {{ dir: string, port: number, password: string | undefined, persist: boolean, databases: number, settings: string[] }} options */
function configuration({ dir, port, password, persist, databases, settings }) {
  return `# Written at every start by scripts/services/redis.mjs
port ${port}
bind 127.0.0.1
requirepass ${password ?? '""'}
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
    // Detached: a Ctrl-C in the terminal must reach the application first, Redis only after it.
    spawn(program.file, [config], {
      cwd: dir,
      env: { ...process.env, ...program.env },
      stdio: ['ignore', log, log],
      detached: true,
    }),
  );
}

/** @param {{ config: string, port: number, dir: string }} options */
function launchStandIn({ config, port, dir }) {
  const child = withLog(dir, (log) =>
    spawn(process.execPath, [STAND_IN, config], {
      env: { ...process.env, STAND_IN_PORT: String(port) },
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
 * @param {(log: number) => T} act
 */
function withLog(dir, act) {
  const log = openSync(path.join(dir, 'redis.log'), 'w', 0o600);
  try {
    return act(log);
  } finally {
    closeSync(log);
  }
}

/**
 * Whether a Redis on this port lets us in and has its data loaded.
 * @param {number} port
 * @param {string | undefined} password
 * @returns {Promise<boolean>}
 */
function answers(port, password) {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect({ port, host: '127.0.0.1' });
    const done = (/** @type {boolean} */ ready) => {
      socket.destroy();
      resolve(ready);
    };
    socket.setTimeout(5_000, () => done(false));
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
    const login = password ? `*2\r\n$4\r\nAUTH\r\n$${password.length}\r\n${password}\r\n` : '';
    socket.once('connect', () => socket.write(`${login}*1\r\n$4\r\nPING\r\n`));
    socket.on('data', (chunk) => {
      heard += String(chunk);
      if (heard.includes('+PONG')) done(true);
      else if (/^-/m.test(heard)) done(false);
    });
  });
}
