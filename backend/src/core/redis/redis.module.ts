import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { Invalidations } from './invalidation.js';
import { openRedis, REDIS, REDIS_SUBSCRIBER, REDIS_WORKER, type Redis } from './redis.js';

const log = new Logger('Redis');

// Three clients lose the same Redis at once and retry often: this logs one line.
let lastTold = 0;
function tellOnce(error: Error): void {
  if (Date.now() - lastTold < 5_000) return;
  lastTold = Date.now();
  log.warn(`Redis is unreachable (${error.message}); scores are still accepted`);
}

const provide = (token: symbol, kind: 'request' | 'worker') => ({
  provide: token,
  inject: [SETTINGS],
  useFactory: (settings: Settings) => openRedis(settings.redisUrl, kind, tellOnce),
});

const connections = [provide(REDIS, 'request'), provide(REDIS_SUBSCRIBER, 'worker'), provide(REDIS_WORKER, 'worker')];

@Global()
@Module({ providers: [...connections, Invalidations], exports: [...connections, Invalidations] })
export class RedisModule implements OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(REDIS_SUBSCRIBER) private readonly subscriber: Redis,
    @Inject(REDIS_WORKER) private readonly worker: Redis,
  ) {}

  onApplicationShutdown(): void {
    for (const client of [this.redis, this.subscriber, this.worker]) if (client.isOpen) client.destroy();
  }
}
