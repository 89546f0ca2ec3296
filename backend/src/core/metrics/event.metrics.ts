import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { EventName } from '../events/event-map.js';
import { EventStream } from '../events/event-stream.service.js';
import { Metrics } from './metrics.service.js';

/** Counts events that this node has received, including its own. */
@Injectable()
export class EventMetrics implements OnModuleInit {
  private readonly received: Counter<'event'>;
  private readonly resyncs: Counter;
  private readonly children = new Map<EventName, Counter.Internal>();

  constructor(
    { registry }: Metrics,
    private readonly events: EventStream,
  ) {
    this.received = new Counter({
      name: 'events_received_total',
      help: 'Events of all nodes that this node has received.',
      labelNames: ['event'],
      registers: [registry],
    });
    this.resyncs = new Counter({
      name: 'event_resyncs_total',
      help: 'How often this node may have missed events and reloaded the state that follows them.',
      registers: [registry],
    });
  }

  onModuleInit(): void {
    this.events.onAny((event) => this.count(event));
    this.events.onResync(() => this.resyncs.inc());
  }

  private count(event: EventName): void {
    let child = this.children.get(event);
    if (!child) this.children.set(event, (child = this.received.labels({ event })));
    child.inc();
  }
}
