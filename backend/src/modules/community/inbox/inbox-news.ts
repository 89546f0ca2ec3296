import { Injectable, type OnModuleInit } from '@nestjs/common';
import { unavailable } from '../../../core/errors/app-error.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Outbox } from '../../../core/events/outbox.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.js';
import type { InboxChanged } from './inbox.events.js';

/** A change of some inboxes, and the row of the outbox that was written with it. */
export interface ToldInboxes {
  /** A bigint: a text from MikroORM, a number from `Sql`. */
  eventId: number | string;
  userIds: string[];
}

/** Tells all nodes whose inbox has changed, also what a crash left untold. */
@Injectable()
export class InboxNews implements OnModuleInit {
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

  /** Once the change is committed. */
  async tell({ eventId, userIds }: ToldInboxes): Promise<void> {
    if (await this.events.publish('inbox.changed', { userIds })) this.outbox.settle(Number(eventId));
  }
}
