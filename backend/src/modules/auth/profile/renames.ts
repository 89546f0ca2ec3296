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
type Told = Pick<UserRenamed, 'userId' | 'change'>;

/** A rename that is written down, to be told once it is committed. */
export interface NotedRename extends Told {
  outboxId: number;
}

/** The database's clock, in microseconds: whoever has the user's row locked comes after whoever had it before. */
const CHANGE = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::float8 AS change';

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
    this.relay.handle('user.renamed', (payloads) => this.tellAgain(payloads as Told[]));
  }

  /** Part of the transaction that changes the name, once it has the user's row; `tell` has to follow its commit. */
  async note(em: EntityManager, userId: string): Promise<NotedRename> {
    const [clock] = await em.execute<{ change: number }[]>(CHANGE);
    const payload: Told = { userId, change: Math.round(clock?.change ?? 0) };
    return { ...payload, outboxId: await em.insert(OutboxEvent, { name: 'user.renamed', payload }) };
  }

  async tell({ outboxId, userId, change }: NotedRename, username: string): Promise<void> {
    if (await this.publish({ userId, username, change })) this.outbox.markPublished(outboxId);
  }

  /** As they are called now, which covers every name they had before. */
  private async tellAgain(told: Told[]): Promise<void> {
    const users = await this.em.fork().find(User, { id: told.map(({ userId }) => userId) });
    const names = new Map(users.map(({ id, username }) => [id, username]));
    for (const { userId, change } of told) {
      const username = names.get(userId);
      if (username !== undefined && !(await this.publish({ userId, username, change }))) throw unavailable();
    }
  }

  /** Keys and sessions first: a score that comes in from here on carries the new name. */
  private async publish(renamed: UserRenamed): Promise<boolean> {
    await Promise.all([this.sessions.forget(renamed.userId), this.keys.forget(renamed.userId)]);
    return this.events.publish('user.renamed', renamed);
  }
}
