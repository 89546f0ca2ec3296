import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Sql, type Row } from '../database/sql.js';
import { Metrics } from './metrics.js';
import { sharedReading } from './shared-reading.js';

const FIGURES = {
  name: 'outbox-figures',
  text: `
    SELECT count(*) FILTER (WHERE attempts = 0) AS waiting,
           count(*) FILTER (WHERE attempts > 0 AND parked_at IS NULL) AS retrying,
           count(*) FILTER (WHERE parked_at IS NOT NULL) AS parked,
           coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE parked_at IS NULL)), 0)::float8 AS age
    FROM outbox_events`,
};

interface FiguresRow extends Row {
  waiting: number;
  retrying: number;
  parked: number;
  age: number;
}

/** The outbox of all nodes, read on each scrape. */
@Injectable()
export class OutboxMetrics {
  constructor({ registry }: Metrics, sql: Sql) {
    const read = sharedReading(() => sql.run<FiguresRow>(FIGURES));
    const age = new Gauge({
      name: 'outbox_oldest_event_age_seconds',
      help: 'Age of the oldest event that is neither published nor parked.',
      registers: [registry],
      collect: async () => {
        age.set((await read())?.age ?? Number.NaN);
      },
    });
    const events = new Gauge({
      name: 'outbox_events',
      help: 'Events that are still to be published: waiting, retrying after a failure, or parked until an operator acts.',
      labelNames: ['state'],
      registers: [registry],
      collect: async () => {
        const row = await read();
        for (const state of ['waiting', 'retrying', 'parked'] as const)
          events.set({ state }, row?.[state] ?? Number.NaN);
      },
    });
  }
}
