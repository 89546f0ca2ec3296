import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;

interface ProcessStat {
  parent: number;
  /** CPU seconds of the process. */
  own: number;
  /** CPU seconds of its ended children. */
  endedChildren: number;
  memory: number;
}

/** CPU seconds of one process, in nanoseconds where the kernel supports it. */
export function cpuSeconds(pid: number): number {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const spent = tasks.map((task) =>
      Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    );
    return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9;
  } catch {
    return statOf(pid)?.own ?? NaN;
  }
}

/** CPU seconds of a process and its children, including ended ones, such as PostgreSQL's. */
export function familyCpuSeconds(pid: number): number {
  const root = statOf(pid);
  if (!root) return NaN;
  let sum = root.own + root.endedChildren;
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? statOf(Number(entry)) : undefined;
    if (stat?.parent === pid) sum += stat.own;
  }
  return sum;
}

/** CPU seconds of these processes and their descendants, including ended ones. */
export function treeCpuSeconds(roots: readonly number[]): number {
  const stats = new Map<number, ProcessStat>();
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? statOf(Number(entry)) : undefined;
    if (stat) stats.set(Number(entry), stat);
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && stats.has(pid) && (roots.includes(pid) || isBelow(stats.get(pid)?.parent));
  let sum = 0;
  for (const [pid, { own, endedChildren }] of stats) if (isBelow(pid)) sum += own + endedChildren;
  return sum;
}

/** Resident memory in megabytes (10^6 bytes). */
export function memoryMegabytes(pid: number): number {
  return (statOf(pid)?.memory ?? NaN) / 1e6;
}

function statOf(pid: number): ProcessStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces. Field 3 is the first one after the last parenthesis.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const field = (number: number) => fields[number - 3] ?? NaN;
    return {
      parent: field(4),
      own: (field(14) + field(15)) / TICKS_PER_SECOND,
      endedChildren: (field(16) + field(17)) / TICKS_PER_SECOND,
      memory: field(24) * PAGE_BYTES,
    };
  } catch {
    return undefined; // the process has ended
  }
}
