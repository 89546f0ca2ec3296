import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CommentChanges } from '@gamegeek/contracts/community/comments.types.js';
import { unavailable } from '../../../core/errors/app-error.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Outbox } from '../../../core/events/outbox.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.js';
import { presentComment } from './comment.presenter.js';
import { CommentReader } from './comment-reader.js';
import type { CommentsChanged, CommentsRestored } from './comments.events.js';

/** What the outbox holds of a change. */
interface Untold {
  gameId: number;
  kind: 'created' | 'updated' | 'deleted';
  id: number;
}

/** Tells all nodes of comments that came, were edited or went, also of those that a crash left untold. */
@Injectable()
export class CommentNews implements OnModuleInit {
  constructor(
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
    private readonly reader: CommentReader,
  ) {}

  onModuleInit(): void {
    this.relay.handle('comments.changed', (payloads) => this.tellAgain(payloads as Untold[]));
    this.relay.handle('comments.restored', async (payloads) => {
      for (const gameId of new Set((payloads as CommentsRestored[]).map((payload) => payload.gameId))) {
        if (!(await this.events.publish('comments.restored', { gameId }))) throw unavailable();
      }
    });
  }

  /** Tells of a change once it is committed. */
  async tell(gameId: number, eventId: number, changes: CommentChanges): Promise<void> {
    if (await this.publish(gameId, changes)) this.outbox.settle(eventId);
  }

  /** The same of a comment that has come back, which clients that saw it go would not take for a new one. */
  async tellRestored(gameId: number, eventId: number): Promise<void> {
    if (await this.events.publish('comments.restored', { gameId })) this.outbox.settle(eventId);
  }

  /** As things are now, which covers all that has happened to a comment since. */
  private async tellAgain(untold: Untold[]): Promise<void> {
    for (const [gameId, changed] of Map.groupBy(untold, (each) => each.gameId)) {
      const count = await this.reader.count(gameId);
      const rows = await this.reader.byIds(changed.map(({ id }) => id));
      const left = new Map(rows.map((row) => [row.id, presentComment(row)]));
      const isNew = new Set(changed.filter(({ kind }) => kind === 'created').map(({ id }) => id));
      const changes: CommentChanges = {
        ...count,
        created: [...left.values()].filter(({ id }) => isNew.has(id)),
        updated: [...left.values()].filter(({ id }) => !isNew.has(id)),
        deleted: [...new Set(changed.map(({ id }) => id))].filter((id) => !left.has(id)),
      };
      if (!(await this.publish(gameId, changes))) throw unavailable();
    }
  }

  private publish(gameId: number, changes: CommentChanges): Promise<boolean> {
    const event: CommentsChanged = { gameId, changes };
    return this.events.publish('comments.changed', event);
  }
}
