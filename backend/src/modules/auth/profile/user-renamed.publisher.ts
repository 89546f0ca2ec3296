import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { OutboxPayloadMap } from '../../../core/events/event-map.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { usernamesOf } from '../accounts/accounts.sql.js';
import { ApiKeys } from '../api-keys/api-keys.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { userRenamedPayload, type UserRenamed } from './profile.events.js';
import { nextChange } from './user-renamed.sql.js';

/** Publishes a new username to all caches and views that contain the old one: sessions, API keys, boards. */
@Injectable()
export class UserRenamedPublisher implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeys,
    private readonly events: EventStream,
    private readonly publisher: TransactionalPublisher,
  ) {}

  onModuleInit(): void {
    this.publisher.register('user.renamed', {
      payload: userRenamedPayload,
      load: (payloads) => this.load(payloads),
      publish: (event) => this.publish(event),
    });
  }

  /** Within the transaction that changes the name, once it has locked the user's row. */
  async emit(em: EntityManager, userId: string, username: string): Promise<void> {
    const change = await nextChange(em);
    await this.publisher.emit(em, 'user.renamed', { userId, change }, { userId, username, change });
  }

  /** Returns the current names, which cover every earlier one. */
  private async load(payloads: OutboxPayloadMap['user.renamed'][]): Promise<UserRenamed[]> {
    const names = await usernamesOf(
      this.em.fork(),
      payloads.map(({ userId }) => userId),
    );
    return payloads.flatMap(({ userId, change }) => {
      const username = names.get(userId);
      return username === undefined ? [] : { userId, username, change };
    });
  }

  /** Keys and sessions first: a score that is accepted from here on has the new name. */
  private async publish(event: UserRenamed): Promise<void> {
    await Promise.all([this.sessions.forget(event.userId), this.keys.forget(event.userId)]);
    await this.events.publishToAll('user.renamed', event);
  }
}
