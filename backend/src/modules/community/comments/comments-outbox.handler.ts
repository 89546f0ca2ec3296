import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { CommentReadRepository } from './comment-read.repository.js';
import { presentComment } from './comment.presenter.js';
import { changedComment, commentsRestored, type ChangedComment, type CommentsChanged } from './comments.events.js';

/** Loads the events of comments whose outbox rows remained after a crash or while Redis was unreachable. */
@Injectable()
export class CommentsOutboxHandler implements OnModuleInit {
  constructor(
    private readonly publisher: TransactionalPublisher,
    private readonly comments: CommentReadRepository,
  ) {}

  onModuleInit(): void {
    this.publisher.register('comments.changed', {
      payload: changedComment,
      load: (payloads) => this.loadChanges(payloads),
    });
    // A separate event: clients that saw a comment deleted would ignore it as created.
    this.publisher.register('comments.restored', {
      payload: commentsRestored,
      load: (payloads) => [...new Set(payloads.map(({ gameId }) => gameId))].map((gameId) => ({ gameId })),
    });
  }

  /** Returns the current state of the changed comments, which includes every unpublished change. */
  private async loadChanges(payloads: ChangedComment[]): Promise<CommentsChanged[]> {
    const events: CommentsChanged[] = [];
    for (const [gameId, changed] of Map.groupBy(payloads, (payload) => payload.gameId)) {
      const count = await this.comments.count(gameId);
      const rows = await this.comments.byIds(changed.map(({ id }) => id));
      const existing = new Map(rows.map((row) => [row.id, presentComment(row)]));
      const isNew = new Set(changed.filter(({ kind }) => kind === 'created').map(({ id }) => id));
      const changes = {
        ...count,
        created: [...existing.values()].filter(({ id }) => isNew.has(id)),
        updated: [...existing.values()].filter(({ id }) => !isNew.has(id)),
        deleted: [...new Set(changed.map(({ id }) => id))].filter((id) => !existing.has(id)),
      };
      events.push({ gameId, changes });
    }
    return events;
  }
}
