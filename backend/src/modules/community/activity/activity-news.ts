import { Injectable } from '@nestjs/common';
import { EventStream } from '../../../core/events/event-stream.js';
import type { ActivityChanged } from './activity.events.js';

/** Tells all nodes that players were counted otherwise than before. A lost message costs a minute: pages look again. */
@Injectable()
export class ActivityNews {
  constructor(private readonly events: EventStream) {}

  async tell(players: number): Promise<void> {
    const event: ActivityChanged = { players };
    if (players > 0) await this.events.publish('activity.changed', event);
  }
}
