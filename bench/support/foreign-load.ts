import { processorTimes } from './machine.ts';
import { treeCpuSeconds } from './proc.ts';

const TICKS_PER_SECOND = 100;

/** Measures the load by other processes. */
export class ForeignLoad {
  private readonly roots: readonly number[];
  private readonly before: { own: number; all: number; idle: number };

  constructor(roots: readonly number[]) {
    this.roots = roots;
    this.before = { own: treeCpuSeconds(roots), ...processorTimes() };
  }

  /** The share of all processors since the measurement began. */
  share(): number {
    const { all, idle } = processorTimes();
    const total = all - this.before.all;
    const busy = total - (idle - this.before.idle);
    const own = (treeCpuSeconds(this.roots) - this.before.own) * TICKS_PER_SECOND;
    return total > 0 ? Math.max(busy - own, 0) / total : 0;
  }
}
