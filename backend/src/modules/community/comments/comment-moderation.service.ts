import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CommentNotices } from './comment-notices.service.js';
import { CommentWriteRepository } from './comment-write.repository.js';
import { CommentsPublisher } from './comments.publisher.js';

/** To be called after the transaction has committed. */
type AfterCommit = () => Promise<void>;

/** Hides comments from the site, and restores them unchanged. */
@Injectable()
export class CommentModeration {
  constructor(
    private readonly comments: CommentWriteRepository,
    private readonly publisher: CommentsPublisher,
    private readonly notices: CommentNotices,
  ) {}

  /** Within the transaction of `em`. Returns undefined when there is no such visible comment. */
  async hide(em: EntityManager, id: number): Promise<AfterCommit | undefined> {
    const hidden = await this.comments.hide(em, id);
    if (!hidden) return undefined;
    await this.notices.withdraw(em, id);
    const { gameId, eventId, count } = hidden;
    return () => this.publisher.publish(gameId, eventId, { deleted: [id], ...count });
  }

  /** Within the transaction of `em`. Returns undefined when there is no such hidden comment. */
  async restore(em: EntityManager, id: number): Promise<AfterCommit | undefined> {
    const restored = await this.comments.restore(em, id);
    return restored && (() => this.publisher.publishRestored(restored.gameId, restored.eventId));
  }
}
