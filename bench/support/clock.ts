/** Milliseconds of the monotonic clock, comparable between processes. */
export function now(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1_000 + nanoseconds / 1_000_000;
}
