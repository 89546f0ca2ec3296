import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Sql } from '../database/sql.service.js';
import { OUTBOX_FIGURES, type OutboxFigures } from '../events/outbox.sql.js';
import { Metrics } from './metrics.service.js';
import { sharedReading } from './shared-reading.js';

/** The outbox of all nodes, read on each scrape. */
@Injectable()
export class OutboxMetrics {
  constructor({ registry }: Metrics, sql: Sql) {
    const read = sharedReading(() => sql.run<OutboxFigures>(OUTBOX_FIGURES));
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
