import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Counter } from 'prom-client';
import { onRefusal } from '../limits/limit-refusals.js';
import { Metrics } from './metrics.service.js';

/** Counts refusals by the limits of this node. */
@Injectable()
export class LimitMetrics implements OnModuleInit, OnModuleDestroy {
  private readonly refusals: Counter<'limit'>;
  private stop: () => void = () => undefined;

  constructor({ registry }: Metrics) {
    this.refusals = new Counter({
      name: 'limit_refusals_total',
      help: 'Requests and connections that a limit refused.',
      labelNames: ['limit'],
      registers: [registry],
    });
  }

  onModuleInit(): void {
    this.stop = onRefusal((limit) => this.refusals.inc({ limit }));
  }

  onModuleDestroy(): void {
    this.stop();
  }
}
