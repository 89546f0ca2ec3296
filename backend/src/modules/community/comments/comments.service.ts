import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CommentSort } from '@gamegeek/contracts/comments/comment-limits.js';
import type { Comment, CommentsPage } from '@gamegeek/contracts/comments/comments.types.js';
import { forbidden, notFound, unauthorized } from '../../../core/errors/app-error.js';
import { sliceOf, type Page } from '../../../core/http/paging.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import type { SessionOwner } from '../../auth/index.js';
import { GameAccess } from '../../games/index.js';
import { CommentNotices } from './comment-notices.service.js';
import { CommentReadRepository, type Around } from './comment-read.repository.js';
import { CommentWriteRepository, type CommentAddress } from './comment-write.repository.js';
import { CommentRow } from './comment.entity.js';
import { CommentsPublisher } from './comments.publisher.js';

/** Comments on a game: visible with the game, edited by their authors, deleted by their authors and admins. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly access: GameAccess,
    private readonly reads: CommentReadRepository,
    private readonly writes: CommentWriteRepository,
    private readonly publisher: CommentsPublisher,
    private readonly notices: CommentNotices,
    private readonly limits: RateLimits,
  ) {}

  async page(gameId: number, sort: CommentSort, page: Page, caller?: SessionOwner): Promise<CommentsPage> {
    const slice = sliceOf(page);
    await this.access.assertVisible(gameId, caller);
    return this.reads.page(gameId, sort, slice);
  }

  /** Returns the page that contains the comment, or the first page when there is no such comment. */
  async around(gameId: number, sort: CommentSort, wanted: Around, caller?: SessionOwner): Promise<CommentsPage> {
    await this.access.assertVisible(gameId, caller);
    return this.reads.around(gameId, sort, wanted);
  }

  async create(gameId: number, content: string, caller: SessionOwner): Promise<Comment> {
    await this.limits.consume('newComment', caller.userId);
    await this.access.assertVisible(gameId, caller);
    const created = await this.em.fork().transactional(async (em) => {
      const written = await this.writes.create(em, gameId, caller.userId, content);
      if (written) await this.notices.create(em, written.comment);
      return written;
    });
    if (!created) throw unauthorized();
    const { comment, eventId, count } = created;
    await this.publisher.publish(gameId, eventId, { created: [comment], ...count });
    return comment;
  }

  async update(address: CommentAddress, content: string, caller: SessionOwner): Promise<Comment> {
    await this.limits.consume('commentChange', caller.userId);
    await this.access.assertVisible(address.gameId, caller);
    const updated = await this.writes.update(address, caller.userId, content);
    if (!updated) throw await this.refusal(address, 'Only the author of a comment may edit it.');
    const { comment, eventId, count } = updated;
    await this.publisher.publish(address.gameId, eventId, { updated: [comment], ...count });
    return comment;
  }

  async delete(address: CommentAddress, caller: SessionOwner): Promise<void> {
    await this.limits.consume('commentChange', caller.userId);
    await this.access.assertVisible(address.gameId, caller);
    const deleted = await this.em.fork().transactional(async (em) => {
      const written = await this.writes.delete(em, address, caller.userId, caller.isAdmin);
      if (written) await this.notices.withdraw(em, address.id);
      return written;
    });
    if (!deleted) throw await this.refusal(address, 'Only the author of a comment may delete it.');
    await this.publisher.publish(address.gameId, deleted.eventId, { deleted: [address.id], ...deleted.count });
  }

  /** 403 for somebody else's comment, 404 for one that does not exist. */
  private async refusal({ gameId, id }: CommentAddress, message: string) {
    const known = await this.em.fork().count(CommentRow, { id, game: gameId });
    return known > 0 ? forbidden(message) : notFound('This comment');
  }
}
