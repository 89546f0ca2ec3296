// The built server as a child process.
import { execa } from 'execa';
import { waitFor } from '../services/processes.mjs';
import { inProject } from './paths.mjs';

const MAIN = inProject('backend', 'dist', 'backend', 'src', 'main.js');
const STOP_TIMEOUT = 14_000; // slightly more than the server's own limit

/**
 * @typedef {object} ServerProcess
 * @property {number} pid
 * @property {string} url
 * @property {Promise<number | NodeJS.Signals>} exited
 * @property {() => Promise<boolean>} ready waits for readiness; false if the process ends first
 * @property {(options?: { hurry?: AbortSignal }) => Promise<void>} stop lets running requests finish, unless hurry aborts
 */

/**
 * Also in the Dockerfile, which a test checks. Score submissions create much short-lived garbage: collecting it in
 * parallel costs more processor time than it saves, and a young generation of 16 MB is collected half as often. The old
 * generation is collected when it has grown by half, instead of up to four times on a machine with much memory: that
 * saves 40 MB at full speed. The server collects the garbage of its start itself.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=16',
  '--no-parallel-scavenge',
  '--expose-gc',
  '--heap-growing-percent=50',
];

/**
 * Also in the Dockerfile. `malloc` has an arena for each thread, which keeps freed memory: a single one saves 12 MB.
 * Freed blocks of 32 kB and more are returned to the system at once, and so is the end of the heap from 1 MB: that
 * saves 18 MB.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TOP_PAD_: '0',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};

/**
 * @param {{ env: NodeJS.ProcessEnv, quiet?: boolean, main?: string, log?: (line: string) => void, sayEvery?: number }}
 * options
 *   env: the complete environment, with PORT; log: receives what a slow start waits for
 * @returns {ServerProcess}
 */
export function startServer({ env, quiet = false, main = MAIN, log, sayEvery }) {
  const output = quiet ? 'ignore' : 'inherit';
  // Detached: only the launcher receives Ctrl-C of the terminal, and passes it on. The IPC channel lets the server
  // notice when the launcher is killed.
  const child = execa(process.execPath, [...SERVER_FLAGS, main], {
    cwd: inProject(),
    env: { ...SERVER_ENVIRONMENT, ...env, GAMEGEEK_SUPERVISED: '1' },
    extendEnv: false,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    ipc: true,
    detached: true,
    cleanup: false,
    forceKillAfterDelay: STOP_TIMEOUT + 1_000 * Number(env.SHUTDOWN_DELAY ?? 0),
    reject: false,
  });
  let ended = false;
  const exited = child.then(({ exitCode, signal }) => {
    ended = true;
    return exitCode ?? signal ?? 1;
  });
  const host = !env.HOST || ['0.0.0.0', '::'].includes(env.HOST) ? '127.0.0.1' : env.HOST;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}`;

  return {
    pid: Number(child.pid),
    url,
    exited,
    async ready() {
      const isReady = async () => {
        try {
          return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(30_000) })).ok;
        } catch {
          return false;
        }
      };
      // No limit: migrating a large database may take long, and Ctrl-C works.
      await waitFor(async () => ended || (await isReady()), {
        timeout: Infinity,
        interval: 50,
        what: 'the server to be ready',
        log,
        sayEvery,
      });
      return !ended;
    },
    async stop({ hurry } = {}) {
      const kill = () => child.kill('SIGKILL');
      hurry?.addEventListener('abort', kill);
      child.kill();
      await exited;
      hurry?.removeEventListener('abort', kill);
    },
  };
}
