import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { LiveGateway } from '../live/live.gateway.js';
import { LiveTopics } from '../live/live-topics.service.js';
import { Metrics } from './metrics.service.js';

/** Sockets of this node and what they watch, counted on each scrape. */
@Injectable()
export class LiveMetrics {
  constructor({ registry }: Metrics, gateway: LiveGateway, topics: LiveTopics) {
    const sockets = new Gauge({
      name: 'live_sockets',
      help: 'Open live connections of this node.',
      registers: [registry],
      collect: () => {
        sockets.set(gateway.socketCount);
      },
    });
    const watchers = new Gauge({
      name: 'live_watchers',
      help: 'Topics that live connections of this node watch, by kind of topic.',
      labelNames: ['topic'],
      registers: [registry],
      collect: () => {
        watchers.reset();
        for (const [topic, count] of topics.watchersHere()) watchers.set({ topic }, count);
      },
    });
  }
}
