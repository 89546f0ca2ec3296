import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { CommentNotices } from './comment-notices.service.js';
import { CommentWriteRepository } from './comment-write.repository.js';

/** Hides comments from the site, and restores them unchanged. */
@Injectable()
export class CommentModeration {
  constructor(
    private readonly comments: CommentWriteRepository,
    private readonly publisher: TransactionalPublisher,
    private readonly notices: CommentNotices,
  ) {}

  /** Within the transaction of `em`. Returns false when there is no such visible comment. */
  async hide(em: EntityManager, id: number): Promise<boolean> {
    const hidden = await this.comments.hide(em, id);
    if (!hidden) return false;
    const { gameId, count } = hidden;
    await this.notices.withdraw(em, id);
    const event = { gameId, changes: { deleted: [id], ...count } };
    await this.publisher.emit(em, 'comments.changed', { gameId, kind: 'deleted', id }, event);
    return true;
  }

  /** Within the transaction of `em`. Returns false when there is no such hidden comment. */
  async restore(em: EntityManager, id: number): Promise<boolean> {
    const gameId = await this.comments.restore(em, id);
    if (gameId === undefined) return false;
    await this.publisher.emit(em, 'comments.restored', { gameId });
    return true;
  }
}
