import { REDIS_TIMEOUT } from '../../config/limits.js';

/** The operation did not answer in time; it may still take effect. */
export class TimeoutError extends Error {
  constructor() {
    super('no answer in time');
  }
}

/** Rejects with `TimeoutError` when the promise takes longer than `limit` milliseconds (default: Redis's limit). */
export function withTimeout<T>(answer: Promise<T>, limit = REDIS_TIMEOUT): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    // After a stall of this process the answer may already be in the socket buffer: one more turn of the loop reads it.
    const timer = setTimeout(() => setImmediate(() => reject(new TimeoutError())), limit);
    answer.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
