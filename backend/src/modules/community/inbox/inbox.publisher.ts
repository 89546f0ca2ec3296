import { Injectable, type OnModuleInit } from '@nestjs/common';
import { unavailable } from '../../../core/errors/app-error.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Outbox } from '../../../core/events/outbox.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.js';
import type { InboxChanged } from './inbox.events.js';

/** A change of some inboxes, and the outbox row that was written with it. */
export interface InboxChange {
  /** A bigint: a string from MikroORM, a number from `Sql`. */
  eventId: number | string;
  userIds: string[];
}

/** Publishes `inbox.changed`; the outbox relay republishes what a crash left unpublished. */
@Injectable()
export class InboxPublisher implements OnModuleInit {
  constructor(
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
  ) {}

  onModuleInit(): void {
    this.relay.handle('inbox.changed', async (payloads) => {
      const userIds = (payloads as InboxChanged[]).flatMap((payload) => payload.userIds);
      if (!(await this.events.publish('inbox.changed', { userIds: [...new Set(userIds)] }))) throw unavailable();
    });
  }

  /** To be called after commit. */
  async publish({ eventId, userIds }: InboxChange): Promise<void> {
    if (await this.events.publish('inbox.changed', { userIds })) this.outbox.markPublished(Number(eventId));
  }
}
