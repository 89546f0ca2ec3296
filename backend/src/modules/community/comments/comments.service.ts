import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { CommentSort } from '@gamegeek/contracts/community/comment-limits.js';
import type { Comment, CommentsPage } from '@gamegeek/contracts/community/comments.types.js';
import { forbidden, notFound, unauthorized } from '../../../core/errors/app-error.js';
import { sliceOf, type Page } from '../../../core/http/paging.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import type { SessionOwner } from '../../auth/index.js';
import { GameAccess } from '../../games/index.js';
import { CommentNews } from './comment-news.js';
import { CommentNotices } from './comment-notices.js';
import { CommentReader, type Around } from './comment-reader.js';
import { CommentWriter, type CommentAddress } from './comment-writer.js';
import { CommentRow } from './comment.entity.js';

/** Comments of a game: there for whoever sees the game, changed by their authors, deleted by admins as well. */
@Injectable()
export class Comments {
  constructor(
    private readonly em: EntityManager,
    private readonly access: GameAccess,
    private readonly reader: CommentReader,
    private readonly writer: CommentWriter,
    private readonly news: CommentNews,
    private readonly notices: CommentNotices,
    private readonly limits: RateLimits,
  ) {}

  async page(gameId: number, sort: CommentSort, page: Page, caller?: SessionOwner): Promise<CommentsPage> {
    const slice = sliceOf(page);
    await this.access.assertVisible(gameId, caller);
    return this.reader.page(gameId, sort, slice);
  }

  /** The page that holds a comment; the first one when it is not there. */
  async around(gameId: number, sort: CommentSort, wanted: Around, caller?: SessionOwner): Promise<CommentsPage> {
    await this.access.assertVisible(gameId, caller);
    return this.reader.around(gameId, sort, wanted);
  }

  async post(gameId: number, content: string, caller: SessionOwner): Promise<Comment> {
    await this.limits.consume('newComment', caller.userId);
    await this.access.assertVisible(gameId, caller);
    const written = await this.em.fork().transactional(async (em) => {
      const made = await this.writer.create(em, gameId, caller.userId, content);
      if (made) await this.notices.tell(em, made.comment);
      return made;
    });
    if (!written) throw unauthorized();
    await this.news.tell(gameId, written.eventId, { created: [written.comment], ...written.count });
    return written.comment;
  }

  async edit(address: CommentAddress, content: string, caller: SessionOwner): Promise<Comment> {
    await this.limits.consume('commentChange', caller.userId);
    await this.access.assertVisible(address.gameId, caller);
    const written = await this.writer.edit(address, caller.userId, content);
    if (!written) throw await this.refusal(address, 'Only the author of a comment may edit it.');
    await this.news.tell(address.gameId, written.eventId, { updated: [written.comment], ...written.count });
    return written.comment;
  }

  async delete(address: CommentAddress, caller: SessionOwner): Promise<void> {
    await this.limits.consume('commentChange', caller.userId);
    await this.access.assertVisible(address.gameId, caller);
    const written = await this.em.fork().transactional(async (em) => {
      const gone = await this.writer.delete(em, address, caller.userId, caller.isAdmin);
      if (gone) await this.notices.takeBack(em, address.id);
      return gone;
    });
    if (!written) throw await this.refusal(address, 'Only the author of a comment may delete it.');
    await this.news.tell(address.gameId, written.eventId, { deleted: [address.id], ...written.count });
  }

  /** Why nothing was changed. */
  private async refusal({ gameId, id }: CommentAddress, sentence: string) {
    const known = await this.em.fork().count(CommentRow, { id, game: gameId });
    return known > 0 ? forbidden(sentence) : notFound('This comment');
  }
}
