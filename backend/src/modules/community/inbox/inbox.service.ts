import { Injectable } from '@nestjs/common';
import type { InboxPage } from '@gamegeek/contracts/inbox/inbox.types.js';
import type { Slice } from '../../../core/http/paging.js';
import { InboxPublisher } from './inbox.publisher.js';
import { InboxRepository, type MarkedRead } from './inbox.repository.js';

/** A user's own inbox. Every change is published to the user's open pages. */
@Injectable()
export class InboxService {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly publisher: InboxPublisher,
  ) {}

  page(userId: string, slice: Slice): Promise<InboxPage> {
    return this.inbox.page(userId, slice);
  }

  /** Returns the number of unread notices. */
  async markReadUpTo(userId: string, id: number): Promise<number> {
    return this.publish(userId, await this.inbox.markReadUpTo(userId, id));
  }

  /** Returns the number of unread notices. */
  async markRead(userId: string, ids: number[]): Promise<number> {
    return this.publish(userId, await this.inbox.markTheseRead(userId, ids));
  }

  /** Returns false when this user has no such notice. */
  async delete(userId: string, id: number): Promise<boolean> {
    const eventId = await this.inbox.delete(userId, id);
    if (eventId !== undefined) await this.publisher.publish({ eventId, userIds: [userId] });
    return eventId !== undefined;
  }

  private async publish(userId: string, { unread, eventId }: MarkedRead): Promise<number> {
    if (eventId !== null) await this.publisher.publish({ eventId, userIds: [userId] });
    return unread;
  }
}
