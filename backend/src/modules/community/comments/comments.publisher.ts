import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CommentChanges } from '@gamegeek/contracts/comments/comments.types.js';
import { unavailable } from '../../../core/errors/app-error.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Outbox } from '../../../core/events/outbox.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.js';
import { CommentReadRepository } from './comment-read.repository.js';
import { presentComment } from './comment.presenter.js';
import type { CommentsChanged, CommentsRestored } from './comments.events.js';

/** Payload of the outbox row. */
interface CommentsOutboxPayload {
  gameId: number;
  kind: 'created' | 'updated' | 'deleted';
  id: number;
}

/** Publishes changes of comments; the outbox relay republishes what a crash left unpublished. */
@Injectable()
export class CommentsPublisher implements OnModuleInit {
  constructor(
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
    private readonly comments: CommentReadRepository,
  ) {}

  onModuleInit(): void {
    this.relay.handle('comments.changed', (payloads) => this.republish(payloads as CommentsOutboxPayload[]));
    this.relay.handle('comments.restored', async (payloads) => {
      for (const gameId of new Set((payloads as CommentsRestored[]).map((payload) => payload.gameId))) {
        if (!(await this.events.publish('comments.restored', { gameId }))) throw unavailable();
      }
    });
  }

  /** To be called after commit. */
  async publish(gameId: number, eventId: number, changes: CommentChanges): Promise<void> {
    if (await this.send(gameId, changes)) this.outbox.markPublished(eventId);
  }

  /** An event of its own, because clients that saw a comment deleted would ignore it as created. */
  async publishRestored(gameId: number, eventId: number): Promise<void> {
    if (await this.events.publish('comments.restored', { gameId })) this.outbox.markPublished(eventId);
  }

  /** Publishes the current state of the changed comments, which includes every unpublished change. */
  private async republish(unpublished: CommentsOutboxPayload[]): Promise<void> {
    for (const [gameId, changed] of Map.groupBy(unpublished, (payload) => payload.gameId)) {
      const count = await this.comments.count(gameId);
      const rows = await this.comments.byIds(changed.map(({ id }) => id));
      const existing = new Map(rows.map((row) => [row.id, presentComment(row)]));
      const isNew = new Set(changed.filter(({ kind }) => kind === 'created').map(({ id }) => id));
      const changes: CommentChanges = {
        ...count,
        created: [...existing.values()].filter(({ id }) => isNew.has(id)),
        updated: [...existing.values()].filter(({ id }) => !isNew.has(id)),
        deleted: [...new Set(changed.map(({ id }) => id))].filter((id) => !existing.has(id)),
      };
      if (!(await this.send(gameId, changes))) throw unavailable();
    }
  }

  private send(gameId: number, changes: CommentChanges): Promise<boolean> {
    const event: CommentsChanged = { gameId, changes };
    return this.events.publish('comments.changed', event);
  }
}
