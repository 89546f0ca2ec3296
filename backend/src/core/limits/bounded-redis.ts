import { REDIS_TIMEOUT } from '../../config/limits.js';
import type { Redis } from '../redis/redis.js';
import { within } from '../redis/within.js';

type Script = Parameters<Redis['eval']>;

/** After an answer that did not come in time, nobody asks again for as long, in milliseconds. */
const REST = 2 * REDIS_TIMEOUT;

/**
 * The few commands that rate-limiter-flexible sends, none of them waited for longer than Redis may take. A Redis that
 * hangs counts as away for a while, so that one request pays for finding out and not each.
 */
export function boundedRedis(redis: Redis) {
  let restsUntil = 0;
  const bounded = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await within(answer);
    } catch (error) {
      restsUntil = Date.now() + REST;
      throw error;
    }
  };
  return {
    get isReady() {
      return redis.isReady && Date.now() >= restsUntil;
    },
    eval: (...script: Script) => bounded(redis.eval(...script)),
    del: (key: string) => bounded(redis.del(key)),
    multi: () => boundedMulti(redis.multi(), bounded),
  };
}

/** node-redis types a transaction by all commands given before; here they are only passed on. */
interface Multi {
  get(key: string): unknown;
  set(key: string, value: string | number, options?: { EX: number }): unknown;
  incrBy(key: string, points: number): unknown;
  pTTL(key: string): unknown;
  exec(): Promise<unknown>;
}

function boundedMulti(multi: Multi, bounded: <T>(answer: Promise<T>) => Promise<T>) {
  const commands = {
    get: (key: string) => (multi.get(key), commands),
    set: (key: string, value: string | number, options?: { EX: number }) => (multi.set(key, value, options), commands),
    incrBy: (key: string, points: number) => (multi.incrBy(key, points), commands),
    pTTL: (key: string) => (multi.pTTL(key), commands),
    exec: () => bounded(multi.exec()),
  };
  return commands;
}
