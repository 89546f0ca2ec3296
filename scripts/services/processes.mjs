// Finds and ends processes.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const hasProc = process.platform === 'linux';

/**
 * Asks again and again until the answer is truthy.
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {{ within: number, every?: number }} times in milliseconds
 * @returns {Promise<T | undefined>} the answer, or undefined when the time is up
 */
export async function waitFor(ask, { within, every = 20 }) {
  const end = performance.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) return undefined;
    await pause(every);
  }
}

/**
 * Whether a process with this id exists and still does something. A zombie does not: in a container whose first
 * process collects no children, an ended orphan would otherwise look alive for ever.
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
 * @returns {{ state: string, group: number, startedAt: string } | undefined} what Linux says about it
 */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name and may contain blanks and parentheses.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', group: Number(fields[2]), startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/**
 * What tells this life of a process id from a later one, because ids are given out again.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process
 */
export function identityOf(pid) {
  if (!isAlive(pid)) return undefined;
  if (!hasProc) return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
  const stat = statOf(pid);
  return stat && `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${stat.startedAt}`;
}

/** @returns {{ pid: number, command: string[] }[]} every process whose command line may be read */
function allProcesses() {
  if (hasProc) {
    return processIds().flatMap((pid) => {
      try {
        return [{ pid, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') }];
      } catch {
        return []; // has ended meanwhile
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
 * The running processes of one of these programs that were given this path as an argument. Found by what they are
 * instead of by a remembered process id, so a foreign process can never be taken for ours.
 * @param {string[]} programs
 * @param {string} argument
 * @returns {number[]}
 */
export function findProcesses(programs, argument) {
  return allProcesses()
    .filter(({ command }) => programs.includes(path.basename(command[0] ?? '')))
    .filter(({ command }) => command.some((part) => (hasProc ? part === argument : part.includes(argument))))
    .map(({ pid }) => pid)
    .filter(isAlive);
}

/**
 * Ends a process (or, with a negative id, a process group): each signal gets its time before the next one follows.
 * @param {number} pid
 * @param {[signal: NodeJS.Signals, milliseconds: number][]} steps
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
    if (await waitFor(() => !alive(), { within: milliseconds })) return true;
  }
  return false;
}

/**
 * A promise of a child's end that may be asked at any time.
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
