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
    const timer = setTimeout(() => reject(new LateAnswer()), limit);
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
