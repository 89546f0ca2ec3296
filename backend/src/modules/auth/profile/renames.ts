import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { EventStream } from '../../../core/events/event-stream.js';
import { Outbox } from '../../../core/events/outbox.js';
import { OutboxEvent } from '../../../core/events/outbox-event.entity.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.js';
import { unavailable } from '../../../core/errors/app-error.js';
import { User } from '../accounts/user.entity.js';
import { ApiKeys } from '../api-keys/api-keys.js';
import type { UserRenamed } from '../auth.events.js';
import { Sessions } from '../sessions/sessions.js';

/** What the outbox keeps of a rename: no name, because that may be the one to be forgotten. */
type Noted = Pick<UserRenamed, 'userId'>;

/** Makes a new name known wherever the old one may be remembered: sessions, API keys, boards. */
@Injectable()
export class Renames implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: Sessions,
    private readonly keys: ApiKeys,
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
  ) {}

  onModuleInit(): void {
    this.relay.handle('user.renamed', (payloads) => this.tellAgain(payloads as Noted[]));
  }

  /** Part of the transaction that changes the name; `tell` has to follow its commit. Answers the outbox row. */
  async note(em: EntityManager, userId: string): Promise<number> {
    const payload: Noted = { userId };
    return em.insert(OutboxEvent, { name: 'user.renamed', payload });
  }

  async tell(outboxId: number, renamed: UserRenamed): Promise<void> {
    if (await this.publish(renamed)) this.outbox.settle(outboxId);
  }

  /** As they are called now, which covers every name they had before. */
  private async tellAgain(noted: Noted[]): Promise<void> {
    const users = await this.em.fork().find(User, { id: noted.map(({ userId }) => userId) });
    for (const { id, username } of users) {
      if (!(await this.publish({ userId: id, username }))) throw unavailable();
    }
  }

  /** Keys and sessions first: a score that comes in from here on carries the new name. */
  private async publish(renamed: UserRenamed): Promise<boolean> {
    await Promise.all([this.sessions.forget(renamed.userId), this.keys.forget(renamed.userId)]);
    return this.events.publish('user.renamed', renamed);
  }
}
