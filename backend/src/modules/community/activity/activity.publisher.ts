import { Injectable } from '@nestjs/common';
import { EventStream } from '../../../core/events/event-stream.service.js';
import type { ActivityChanged } from './activity.events.js';

/** Publishes `activity.changed`, without outbox: after a lost event, topics refresh within a minute. */
@Injectable()
export class ActivityPublisher {
  constructor(private readonly events: EventStream) {}

  async publish(players: number): Promise<void> {
    const event: ActivityChanged = { players };
    if (players > 0) await this.events.publish('activity.changed', event);
  }
}
