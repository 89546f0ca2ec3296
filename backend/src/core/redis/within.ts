import { REDIS_TIMEOUT } from '../../config/limits.js';

/** Rejects when the answer takes longer than `limit` milliseconds: nobody waits on Redis. */
export function within<T>(answer: Promise<T>, limit = REDIS_TIMEOUT): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Redis did not answer within ${limit} ms`)), limit);
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
