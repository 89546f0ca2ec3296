import { CircuitBreaker } from '../redis/circuit-breaker.js';
import type { Redis } from '../redis/redis.js';

type Script = Parameters<Redis['eval']>;

/** The few commands that rate-limiter-flexible sends, each with a time limit, behind one circuit breaker. */
export function boundedRedis(redis: Redis) {
  const breaker = new CircuitBreaker();
  return {
    /** The limiter counts in memory while this is false. */
    get isReady() {
      return redis.isReady && !breaker.isOpen;
    },
    eval: (...script: Script) => breaker.run(() => redis.eval(...script)),
    del: (key: string) => breaker.run(() => redis.del(key)),
    multi: () => boundedMulti(redis.multi(), breaker),
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

function boundedMulti(multi: Multi, breaker: CircuitBreaker) {
  const commands = {
    get: (key: string) => (multi.get(key), commands),
    set: (key: string, value: string | number, options?: { EX: number }) => (multi.set(key, value, options), commands),
    incrBy: (key: string, points: number) => (multi.incrBy(key, points), commands),
    pTTL: (key: string) => (multi.pTTL(key), commands),
    exec: () => breaker.run(() => multi.exec()),
  };
  return commands;
}
