import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { RequestDurations } from './request-durations.js';

/** Metrics of this node in their own registry; other parts add theirs to `registry`. */
@Injectable()
export class Metrics implements OnModuleDestroy {
  readonly registry = new Registry();
  private readonly durations = new RequestDurations(this.registry);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  recordRequest(method: string, route: string, status: number, seconds: number): void {
    this.durations.record(method, route, status, seconds);
  }

  onModuleDestroy(): void {
    this.registry.clear();
  }
}
