import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { unavailable } from '../../../core/errors/app-error.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { OutboxEvent } from '../../../core/events/outbox-event.entity.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.js';
import { Outbox } from '../../../core/events/outbox.js';
import { User } from '../accounts/index.js';
import { ApiKeys } from '../api-keys/index.js';
import { SessionsService } from '../sessions/index.js';
import type { UserRenamed } from './profile.events.js';

/** Payload of the outbox row. Without the name, which may have to be deleted. */
type OutboxPayload = Pick<UserRenamed, 'userId' | 'change'>;

/** A rename in the outbox, to be published after commit. */
export interface PendingRename extends OutboxPayload {
  outboxId: number;
}

/** The database's clock, in microseconds: whoever has the user's row locked comes after whoever had it before. */
const CHANGE = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::float8 AS change';

/** Makes a new name known wherever the old one may be remembered: sessions, API keys, boards. */
@Injectable()
export class UserRenamedPublisher implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly keys: ApiKeys,
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
  ) {}

  onModuleInit(): void {
    this.relay.handle('user.renamed', (payloads) => this.republish(payloads as OutboxPayload[]));
  }

  /** Part of the transaction that changes the name, once it has the user's row; `publish` has to follow its commit. */
  async record(em: EntityManager, userId: string): Promise<PendingRename> {
    const [clock] = await em.execute<{ change: number }[]>(CHANGE);
    const payload: OutboxPayload = { userId, change: Math.round(clock?.change ?? 0) };
    return { ...payload, outboxId: await em.insert(OutboxEvent, { name: 'user.renamed', payload }) };
  }

  async publish({ outboxId, userId, change }: PendingRename, username: string): Promise<void> {
    if (await this.send({ userId, username, change })) this.outbox.markPublished(outboxId);
  }

  /** Publishes the current name, which covers every earlier one. */
  private async republish(unpublished: OutboxPayload[]): Promise<void> {
    const users = await this.em.fork().find(User, { id: unpublished.map(({ userId }) => userId) });
    const names = new Map(users.map(({ id, username }) => [id, username]));
    for (const { userId, change } of unpublished) {
      const username = names.get(userId);
      if (username !== undefined && !(await this.send({ userId, username, change }))) throw unavailable();
    }
  }

  /** Keys and sessions first: a score that comes in from here on carries the new name. */
  private async send(renamed: UserRenamed): Promise<boolean> {
    await Promise.all([this.sessions.forget(renamed.userId), this.keys.forget(renamed.userId)]);
    return this.events.publish('user.renamed', renamed);
  }
}
