import { Injectable } from '@nestjs/common';
import type { InboxPage } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { Sql } from '../../../core/database/sql.service.js';
import type { TransactionClient } from '../../../core/database/transaction.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { InboxRepository, type MarkedRead } from './inbox.repository.js';

/** A user's own inbox. Every change is published to the user's open pages. */
@Injectable()
export class InboxService {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly sql: Sql,
    private readonly publisher: TransactionalPublisher,
  ) {}

  page(userId: string, slice: Slice): Promise<InboxPage> {
    return this.inbox.page(userId, slice);
  }

  /** Returns the number of unread notices. */
  markReadUpTo(userId: string, id: number): Promise<number> {
    return this.mark(userId, (tx) => this.inbox.markReadUpTo(tx, userId, id));
  }

  /** Returns the number of unread notices. */
  markRead(userId: string, ids: number[]): Promise<number> {
    return this.mark(userId, (tx) => this.inbox.markTheseRead(tx, userId, ids));
  }

  /** Returns false when this user has no such notice. */
  delete(userId: string, id: number): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const isDeleted = await this.inbox.delete(tx, userId, id);
      if (isDeleted) await this.publisher.emit(tx, 'inbox.changed', { userIds: [userId] });
      return isDeleted;
    });
  }

  private mark(userId: string, markRead: (tx: TransactionClient) => Promise<MarkedRead>): Promise<number> {
    return this.sql.transaction(async (tx) => {
      const { unread, isChanged } = await markRead(tx);
      if (isChanged) await this.publisher.emit(tx, 'inbox.changed', { userIds: [userId] });
      return unread;
    });
  }
}
