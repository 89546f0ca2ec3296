// A private server: a child process with its own data folder, listening on 127.0.0.1.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../launch/failure.mjs';
import { duration } from '../launch/progress.mjs';
import { freePort } from './ports.mjs';
import { endProcess, exitOf, waitFor } from './processes.mjs';

/** Stops only a start that hangs: recovery and a busy machine take time, and it can be interrupted. */
const READY_TIMEOUT = 15 * 60_000;
/** A port may be taken since it was free, and a fixed one may be released soon. */
const MAX_ATTEMPTS = 100;
const RETRY_AFTER = 100;

/**
 * @typedef {object} Service
 * @property {string} url
 * @property {string} kind name and version, for messages
 * @property {number} pid
 * @property {number} port
 * @property {string} dir the real folder of its data
 * @property {Promise<unknown>} exited resolves when the process has ended for any reason
 * @property {() => Promise<void>} stop
 */

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} kind
 * @property {string} dir
 * @property {string} logFile receives its output
 * @property {number} [port] a fixed port, so that a restarted server keeps its URL
 * @property {(port: number) => [file: string, ...args: string[]]} command
 * @property {{ uid?: number, gid?: number, env?: NodeJS.ProcessEnv }} options
 * @property {[signal: NodeJS.Signals, milliseconds: number][]} stopSteps
 * @property {(port: number) => string} urlOf
 * @property {(port: number) => Promise<boolean>} isReady
 * @property {RegExp} transient output of a failed start that is worth another attempt
 * @property {(line: string) => void} log
 */

/**
 * Starts a server and waits until it is ready.
 * @param {Program} program
 * @returns {Promise<Service>}
 */
export async function startService(program) {
  const { name, kind, dir, logFile, stopSteps, log } = program;
  const deadline = performance.now() + READY_TIMEOUT;
  for (let attempt = 1; ; attempt += 1) {
    const port = program.port ?? (await freePort());
    const child = launch(program, port);
    const pid = Number(child.pid);
    let ended = false;
    const exited = exitOf(child).then(() => (ended = true));
    const stop = async () => {
      if (!ended) await endProcess(pid, stopSteps);
      await exited;
    };
    const answer = await waitFor(() => ended || program.isReady(port), {
      timeout: deadline - performance.now(),
      what: `${name} to accept connections`,
      log,
    });
    if (answer && !ended) return { url: program.urlOf(port), kind, pid, port, dir, exited, stop };
    await stop();
    const output = readFileSync(logFile, 'utf8').trim().split('\n').slice(-4).join(' | ');
    if (program.transient.test(output) && attempt < MAX_ATTEMPTS && performance.now() < deadline) {
      await pause(RETRY_AFTER);
      continue;
    }
    const late = answer ? '' : ` within ${duration(READY_TIMEOUT)}`;
    throw new Failure(`${name} did not start in ${dir}${late}. Its last output: ${output || 'none'}`);
  }
}

/**
 * @param {Program} program
 * @param {number} port
 */
function launch({ dir, logFile, command, options }, port) {
  const [file, ...args] = command(port);
  // A file, not a pipe: the server may outlive a launcher that is killed.
  const log = openSync(logFile, 'w', 0o600);
  try {
    // Detached: on Ctrl-C, the application must stop before its services. The pipe tells the stand-in for Redis that
    // the launcher has ended.
    return spawn(file, args, { cwd: dir, ...options, stdio: ['pipe', log, log], detached: true });
  } finally {
    closeSync(log);
  }
}
