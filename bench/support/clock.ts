const OFFSET = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/** Milliseconds of the monotonic clock, comparable between processes. */
export function now(): number {
  return performance.now() + OFFSET;
}
