import { REDIS_TIMEOUT } from '../../config/limits.js';

/** Redis did not answer in time; what was asked may still happen. */
export class LateAnswer extends Error {
  constructor() {
    super('Redis did not answer in time');
  }
}

/** Rejects when the answer takes longer than `limit` milliseconds: nobody waits on Redis. */
export function within<T>(answer: Promise<T>, limit = REDIS_TIMEOUT): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    // When it was this process that was busy, the answer may already lie there: it is read before anybody gives up.
    const timer = setTimeout(() => setImmediate(() => reject(new LateAnswer())), limit);
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
