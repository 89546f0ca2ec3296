import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DatabaseClock } from '../database/database-clock.service.js';
import { Metrics } from './metrics.service.js';

/** The clock of this machine, compared with that of PostgreSQL. */
@Injectable()
export class ClockMetrics {
  constructor({ registry }: Metrics, clock: DatabaseClock) {
    const ahead: Gauge = new Gauge({
      name: 'clock_ahead_seconds',
      help: 'How far the clock of this machine is ahead of that of PostgreSQL; negative if it is behind.',
      registers: [registry],
      collect: () => ahead.set(clock.machineAhead / 1_000),
    });
  }
}
