import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Sql } from '../database/sql.service.js';
import { MAIL_FIGURES, type MailFigures } from '../mail/mails.sql.js';
import { Metrics } from './metrics.service.js';
import { sharedReading } from './shared-reading.js';

/** The emails that all nodes still have to send, read on each scrape. */
@Injectable()
export class MailMetrics {
  constructor({ registry }: Metrics, sql: Sql) {
    const read = sharedReading(() => sql.run<MailFigures>(MAIL_FIGURES));
    const waiting = new Gauge({
      name: 'mails_waiting',
      help: 'Emails that are still to be sent: direct ones, which users wait for, bulk ones, and those of both kinds that have failed before.',
      labelNames: ['kind'],
      registers: [registry],
      collect: async () => {
        const row = await read();
        for (const kind of ['direct', 'bulk', 'retrying'] as const) waiting.set({ kind }, row?.[kind] ?? Number.NaN);
      },
    });
    const overdue = new Gauge({
      name: 'mails_overdue_seconds',
      help: 'How long a direct email has been due; 0 if none is.',
      registers: [registry],
      collect: async () => {
        const row = await read();
        overdue.set(row ? Math.max(row.overdue, 0) : Number.NaN);
      },
    });
  }
}
