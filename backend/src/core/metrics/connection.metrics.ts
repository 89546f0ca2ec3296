import { Inject, Injectable } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import { Sql } from '../database/sql.service.js';
import { Invalidations } from '../redis/invalidations.service.js';
import { REDIS, REDIS_SUBSCRIBER, REDIS_WORKER, type Redis } from '../redis/redis.js';
import { Metrics } from './metrics.service.js';

/** Connections of this node to PostgreSQL and Redis, read on each scrape. */
@Injectable()
export class ConnectionMetrics {
  constructor(
    { registry }: Metrics,
    private readonly sql: Sql,
    private readonly orm: MikroORM,
    private readonly invalidations: Invalidations,
    @Inject(REDIS) private readonly commands: Redis,
    @Inject(REDIS_SUBSCRIBER) private readonly subscriber: Redis,
    @Inject(REDIS_WORKER) private readonly worker: Redis,
  ) {
    const registers = [registry];
    const connections = new Gauge({
      name: 'postgres_pool_connections',
      help: 'Open connections to PostgreSQL: in use or idle.',
      labelNames: ['pool', 'state'],
      registers,
      collect: () =>
        this.eachPool((pool, { totalCount, idleCount }) => {
          connections.set({ pool, state: 'used' }, totalCount - idleCount);
          connections.set({ pool, state: 'idle' }, idleCount);
        }),
    });
    const most = new Gauge({
      name: 'postgres_pool_connections_limit',
      help: 'Connections to PostgreSQL that a pool may open.',
      labelNames: ['pool'],
      registers,
      collect: () => this.eachPool((pool, { options }) => most.set({ pool }, options.max)),
    });
    const waiting = new Gauge({
      name: 'postgres_pool_waiting',
      help: 'Statements that wait for a connection of their pool.',
      labelNames: ['pool'],
      registers,
      collect: () => this.eachPool((pool, { waitingCount }) => waiting.set({ pool }, waitingCount)),
    });
    const up = new Gauge({
      name: 'redis_connection_up',
      help: '1 while a connection to Redis is ready.',
      labelNames: ['connection'],
      registers,
      collect: () => {
        const { commands, subscriber, worker } = this;
        for (const [connection, client] of Object.entries({ commands, subscriber, worker }))
          up.set({ connection }, Number(client.isReady));
      },
    });
    const lag = new Gauge({
      name: 'event_subscription_lag_seconds',
      help: 'Time since this node last confirmed that events of other nodes arrive.',
      registers,
      collect: () => {
        lag.set((performance.now() - this.invalidations.lastConfirmedAt) / 1_000);
      },
    });
  }

  private async eachPool(set: (name: string, pool: Pool) => void): Promise<void> {
    for (const [name, pool] of Object.entries(this.sql.pools)) set(name, pool);
    set('orm', await this.orm.em.getDriver().getConnection().getNativeClient());
  }
}
