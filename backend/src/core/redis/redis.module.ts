import { Global, Inject, Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { LimitedLog } from '../logging/limited-log.js';
import { Heartbeat } from './heartbeat.js';
import { Invalidations } from './invalidations.service.js';
import { openRedis, REDIS, REDIS_SUBSCRIBER, REDIS_WORKER, type Redis } from './redis.js';

/** Three clients have the same Redis, and ask it often. */
const log = new LimitedLog(new Logger('Redis'), 5_000);
const logError = (error: Error) =>
  log.warn({ reason: error.message }, 'Redis is unavailable; scores are still accepted');

const provide = (token: symbol, kind: 'request' | 'worker') => ({
  provide: token,
  inject: [SETTINGS],
  useFactory: (settings: Settings) => openRedis(settings.redisUrl, kind, logError),
});

const connections = [provide(REDIS, 'request'), provide(REDIS_SUBSCRIBER, 'worker'), provide(REDIS_WORKER, 'worker')];

@Global()
@Module({ providers: [...connections, Invalidations], exports: [...connections, Invalidations] })
export class RedisModule implements OnModuleInit, OnApplicationShutdown {
  /** The subscriber's is in `Invalidations`. */
  private readonly heartbeats: Heartbeat[];

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(REDIS_SUBSCRIBER) private readonly subscriber: Redis,
    @Inject(REDIS_WORKER) private readonly worker: Redis,
  ) {
    this.heartbeats = [new Heartbeat(redis, { onFailure: logError }), new Heartbeat(worker)];
  }

  onModuleInit(): void {
    for (const heartbeat of this.heartbeats) heartbeat.start();
  }

  onApplicationShutdown(): void {
    for (const heartbeat of this.heartbeats) heartbeat.stop();
    for (const client of [this.redis, this.subscriber, this.worker]) if (client.isOpen) client.destroy();
  }
}
