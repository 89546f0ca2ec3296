import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Sql, type Row } from '../database/sql.js';
import { Metrics } from './metrics.js';
import { sharedReading } from './shared-reading.js';

const FIGURES = {
  name: 'mail-figures',
  text: `
    SELECT count(*) FILTER (WHERE NOT is_bulk) AS direct, count(*) FILTER (WHERE is_bulk) AS bulk,
           count(*) FILTER (WHERE attempts > 0) AS retrying,
           coalesce(extract(epoch FROM now() - min(due_at) FILTER (WHERE NOT is_bulk)), 0)::float8 AS overdue
    FROM mails`,
};

interface FiguresRow extends Row {
  direct: number;
  bulk: number;
  retrying: number;
  overdue: number;
}

/** The emails that all nodes still have to send, read on each scrape. */
@Injectable()
export class MailMetrics {
  constructor({ registry }: Metrics, sql: Sql) {
    const read = sharedReading(() => sql.run<FiguresRow>(FIGURES));
    const waiting = new Gauge({
      name: 'mails_waiting',
      help: 'Emails that are still to be sent: direct ones, which somebody waits for, bulk ones, and those of both that have failed before.',
      labelNames: ['kind'],
      registers: [registry],
      collect: async () => {
        const row = await read();
        for (const kind of ['direct', 'bulk', 'retrying'] as const) waiting.set({ kind }, row?.[kind] ?? Number.NaN);
      },
    });
    const overdue = new Gauge({
      name: 'mails_overdue_seconds',
      help: 'For how long a direct email has been due; 0 when none is.',
      registers: [registry],
      collect: async () => {
        const row = await read();
        overdue.set(row ? Math.max(row.overdue, 0) : Number.NaN);
      },
    });
  }
}
