// Finds and ends processes.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const hasProc = process.platform === 'linux';

const SAY_EVERY = 10_000;

/**
 * Polls until the result is truthy.
 * @template T
 * @param {() => T | Promise<T>} poll
 * @param {object} options times in milliseconds
 * @param {number} options.timeout
 * @param {number} [options.interval]
 * @param {string} [options.what] what a person waits for, reported to `log` every few seconds
 * @param {(line: string) => void} [options.log]
 * @param {number} [options.sayEvery]
 * @returns {Promise<T | undefined>} the result, or undefined after the timeout
 */
export async function waitFor(poll, { timeout, interval = 20, what, log, sayEvery = SAY_EVERY }) {
  const startedAt = performance.now();
  let sayAt = startedAt + sayEvery;
  for (;;) {
    const result = await poll();
    if (result) return result;
    const now = performance.now();
    if (now > startedAt + timeout) return undefined;
    if (what && now > sayAt) {
      log?.(`Still waiting for ${what} (${Math.round((now - startedAt) / 1_000)} s) …`);
      sayAt = now + sayEvery;
    }
    await pause(interval);
  }
}

/**
 * Whether a process with this id exists and is not a zombie. In a container whose init process reaps no children,
 * orphans that have ended remain zombies.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  return !hasProc || (statOf(pid)?.state ?? 'Z') !== 'Z';
}

/**
 * @param {number} leader
 * @returns {boolean} whether any process of this group is alive
 */
function isGroupAlive(leader) {
  if (!hasProc) {
    try {
      return process.kill(-leader, 0);
    } catch {
      return false;
    }
  }
  return processIds().some((pid) => {
    const stat = statOf(pid);
    return stat?.group === leader && stat.state !== 'Z';
  });
}

const processIds = () =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);

/**
 * @param {number} pid
 * @returns {{ state: string, parent: number, group: number, startedAt: string } | undefined} from /proc
 */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name, which may contain spaces and parentheses.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', parent: Number(fields[1]), group: Number(fields[2]), startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/**
 * Identifies a process beyond its id, because ids are reused.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process
 */
export function identityOf(pid) {
  if (!isAlive(pid)) return undefined;
  if (!hasProc) return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
  const stat = statOf(pid);
  return stat && `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${stat.startedAt}`;
}

/** @returns {{ pid: number, command: string[] }[]} all processes whose command line is readable */
function allProcesses() {
  if (hasProc) {
    return processIds().flatMap((pid) => {
      try {
        return [{ pid, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') }];
      } catch {
        return []; // the process has ended
      }
    });
  }
  const lines = spawnSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).stdout ?? '';
  return lines.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(.*)$/.exec(line);
    return match ? [{ pid: Number(match[1]), command: [(match[2] ?? '').split(' ')[0] ?? '', match[2] ?? ''] }] : [];
  });
}

/**
 * Finds running processes by program and argument instead of by a stored process id, which another process may have by
 * now.
 * @param {string[]} programs
 * @param {string} argument a file; with `below`, a folder with the file
 * @param {{ below?: boolean }} [options]
 * @returns {number[]}
 */
export function findProcesses(programs, argument, { below = false } = {}) {
  const isWanted = (/** @type {string} */ part) => {
    if (below) return hasProc ? part.startsWith(`${argument}/`) : part.includes(`${argument}/`);
    return hasProc ? part === argument : part.includes(argument);
  };
  return allProcesses()
    .filter(({ command }) => programs.includes(path.basename(command[0] ?? '')))
    .filter(({ command }) => command.some(isWanted))
    .map(({ pid }) => pid)
    .filter(isAlive);
}

/**
 * @param {number} pid
 * @returns {number[]} the process and, on Linux, all processes that descend from it
 */
export function descendantsOf(pid) {
  if (!hasProc) return [pid];
  const all = processIds().map((id) => ({ id, parent: statOf(id)?.parent }));
  const found = [pid];
  for (const ancestor of found) found.push(...all.filter(({ parent }) => parent === ancestor).map(({ id }) => id));
  return found;
}

/**
 * Ends a process, or with a negative id a process group. Sends each signal in turn and waits before the next.
 * @param {number} pid
 * @param {[signal: NodeJS.Signals | 0, milliseconds: number][]} steps
 * @returns {Promise<boolean>} whether it has ended
 */
export async function endProcess(pid, steps) {
  const alive = () => (pid < 0 ? isGroupAlive(-pid) : isAlive(pid));
  for (const [signal, milliseconds] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return true;
    }
    if (await waitFor(() => !alive(), { timeout: milliseconds })) return true;
  }
  return false;
}

/**
 * Resolves when a child has ended, also if that happened before the call.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | NodeJS.Signals>}
 */
export function exitOf(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve(child.exitCode);
    if (child.signalCode !== null) return resolve(child.signalCode);
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
    child.once('error', () => resolve(127));
  });
}
