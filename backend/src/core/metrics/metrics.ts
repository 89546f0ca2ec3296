import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** From half a millisecond, typical for scores, to the request timeout. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

type Labels = 'method' | 'route' | 'status';

/** Metrics of this node in their own registry; other parts add theirs to `registry`. */
@Injectable()
export class Metrics implements OnModuleDestroy {
  readonly registry = new Registry();
  private readonly durations = new Histogram<Labels>({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  // Looking up a child by text is several times cheaper than hashing labels in the library.
  private readonly children = new Map<string, Histogram.Internal<Labels>>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  recordRequest(method: string, route: string, status: number, seconds: number): void {
    const name = `${method} ${route} ${status}`;
    let child = this.children.get(name);
    if (!child) this.children.set(name, (child = this.durations.labels({ method, route, status })));
    child.observe(seconds);
  }

  onModuleDestroy(): void {
    this.registry.clear();
  }
}
