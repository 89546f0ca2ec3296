import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CommentSort } from '@gamegeek/contracts/comments/comment-limits.js';
import type { Comment, CommentsPage } from '@gamegeek/contracts/comments/comments.schemas.js';
import { forbidden, notFound, unauthorized } from '../../../core/errors/app-error.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { sliceOf, type Page } from '../../../core/http/input/paging.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { GamesService } from '../../games/browsing/games.service.js';
import { CommentNotices } from './comment-notices.service.js';
import { CommentReadRepository, type Around } from './comment-read.repository.js';
import { CommentWriteRepository, type CommentAddress, type WrittenComment } from './comment-write.repository.js';

/** Comments on a game: visible with the game, edited by their authors, deleted by their authors and admins. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly games: GamesService,
    private readonly reads: CommentReadRepository,
    private readonly writes: CommentWriteRepository,
    private readonly publisher: TransactionalPublisher,
    private readonly notices: CommentNotices,
    private readonly limits: RateLimits,
  ) {}

  async page(gameId: number, sort: CommentSort, page: Page, caller?: SessionOwner): Promise<CommentsPage> {
    const slice = sliceOf(page);
    await this.games.assertVisible(gameId, caller);
    return this.reads.page(gameId, sort, slice);
  }

  /** Returns the page that contains the comment, or the first page when there is no such comment. */
  async around(gameId: number, sort: CommentSort, wanted: Around, caller?: SessionOwner): Promise<CommentsPage> {
    await this.games.assertVisible(gameId, caller);
    return this.reads.around(gameId, sort, wanted);
  }

  async create(gameId: number, content: string, caller: SessionOwner): Promise<Comment> {
    await this.limits.consume('newComment', caller.userId);
    await this.games.assertVisible(gameId, caller);
    const comment = await this.em.fork().transactional(async (em) => {
      const created = await this.writes.create(em, gameId, caller.userId, content);
      if (created) await this.notices.create(em, created.comment);
      return created && this.emit(em, 'created', created);
    });
    if (!comment) throw unauthorized();
    return comment;
  }

  async update(address: CommentAddress, content: string, caller: SessionOwner): Promise<Comment> {
    await this.limits.consume('commentChange', caller.userId);
    await this.games.assertVisible(address.gameId, caller);
    const comment = await this.em.fork().transactional(async (em) => {
      const updated = await this.writes.update(em, address, caller.userId, content);
      return updated && this.emit(em, 'updated', updated);
    });
    if (!comment) throw await this.refusal(address, 'Only the author of a comment may edit it.');
    return comment;
  }

  async delete(address: CommentAddress, caller: SessionOwner): Promise<void> {
    await this.limits.consume('commentChange', caller.userId);
    await this.games.assertVisible(address.gameId, caller);
    const { gameId, id } = address;
    const isDeleted = await this.em.fork().transactional(async (em) => {
      const count = await this.writes.delete(em, address, caller.userId, caller.isAdmin);
      if (!count) return false;
      await this.notices.withdraw(em, id);
      const event = { gameId, changes: { deleted: [id], ...count } };
      await this.publisher.emit(em, 'comments.changed', { gameId, kind: 'deleted', id }, event);
      return true;
    });
    if (!isDeleted) throw await this.refusal(address, 'Only the author of a comment may delete it.');
  }

  private async emit(em: EntityManager, kind: 'created' | 'updated', written: WrittenComment): Promise<Comment> {
    const { comment, count } = written;
    const { id, game_id: gameId } = comment;
    const event = { gameId, changes: { [kind]: [comment], ...count } };
    await this.publisher.emit(em, 'comments.changed', { gameId, kind, id }, event);
    return comment;
  }

  /** 403 for the comment of another user, 404 for one that does not exist. */
  private async refusal({ gameId, id }: CommentAddress, message: string) {
    return (await this.reads.exists(gameId, id)) ? forbidden(message) : notFound('This comment');
  }
}
