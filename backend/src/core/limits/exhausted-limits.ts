/** Bounds the memory; the oldest are asked for again. */
const MOST = 10_000;

/**
 * Limits whose points are used up, and for how long: nothing restores them earlier. Refused from memory, so that a
 * flood of requests does not become a flood of Redis commands.
 */
export class ExhaustedLimits {
  private readonly until = new Map<string, number>();

  note(name: string, key: string, milliseconds: number): void {
    const entry = `${name} ${key}`;
    this.until.delete(entry);
    this.until.set(entry, performance.now() + milliseconds);
    if (this.until.size <= MOST) return;
    const [oldest = ''] = this.until.keys();
    this.until.delete(oldest);
  }

  /** Milliseconds; 0 when nothing is known. */
  left(name: string, key: string): number {
    if (this.until.size === 0) return 0;
    const entry = `${name} ${key}`;
    const until = this.until.get(entry);
    if (until === undefined) return 0;
    const left = until - performance.now();
    if (left > 0) return left;
    this.until.delete(entry);
    return 0;
  }
}
