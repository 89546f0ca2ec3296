const OFFSET = Number(process.hrtime.bigint()) / 1e6 - performance.now();

/** Milliseconds of the machine's monotonic clock, so that times of different processes can be compared. */
export function now(): number {
  return performance.now() + OFFSET;
}
