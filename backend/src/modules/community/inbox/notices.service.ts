import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Statement } from '../../../core/database/sql.service.js';
import { runIn, type Transaction } from '../../../core/database/transaction.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { inboxChanged } from './inbox.events.js';
import { DELETE_NOTICES, DELETE_OCCASION, INSERT_NOTICES, type NewNotice } from './notices.sql.js';

const BATCH = 500;

/**
 * Creates notices for other modules: the rows and `inbox.changed` are part of the transaction whose change they report.
 * Kinds that a user has turned off are skipped.
 */
@Injectable()
export class NoticesService implements OnModuleInit {
  constructor(private readonly publisher: TransactionalPublisher) {}

  onModuleInit(): void {
    this.publisher.register('inbox.changed', {
      payload: inboxChanged,
      load: (payloads) => [{ userIds: [...new Set(payloads.flatMap(({ userIds }) => userIds))] }],
    });
  }

  /** Idempotent per user and occasion. */
  async create(tx: Transaction, notices: NewNotice[]): Promise<void> {
    for (let first = 0; first < notices.length; first += BATCH) {
      await this.change(tx, INSERT_NOTICES, JSON.stringify(notices.slice(first, first + BATCH)));
    }
  }

  /** Deletes the notices of an occasion from all inboxes. */
  async withdraw(tx: Transaction, occasion: string): Promise<void> {
    await this.change(tx, DELETE_OCCASION, occasion);
  }

  /** Deletes notices of single users. */
  async withdrawFrom(tx: Transaction, notices: Pick<NewNotice, 'userId' | 'occasion'>[]): Promise<void> {
    if (notices.length > 0) await this.change(tx, DELETE_NOTICES, JSON.stringify(notices));
  }

  private async change(tx: Transaction, statement: Statement, value: string): Promise<void> {
    const changed = await runIn<{ userId: string }>(tx, statement, [value]);
    if (changed.length === 0) return;
    await this.publisher.emit(tx, 'inbox.changed', { userIds: changed.map(({ userId }) => userId) });
  }
}
