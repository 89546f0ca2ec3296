import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';
import { mentionsIn } from '@gamegeek/rules/comments/mentions.js';
import { NoticesService } from '../inbox/notices.service.js';
import type { NewNotice } from '../inbox/notices.sql.js';
import { CommentReadRepository, type CommentRecipient } from './comment-read.repository.js';

const occasionOf = (commentId: number) => `comment:${commentId}`;

/** Notifies the author of the game and the mentioned users of a comment. */
@Injectable()
export class CommentNotices {
  constructor(
    private readonly notices: NoticesService,
    private readonly comments: CommentReadRepository,
  ) {}

  /** Within the transaction that creates the comment. */
  async create(em: EntityManager, comment: Comment): Promise<void> {
    const mentions = mentionsIn(comment.content);
    const usernames = mentions.flat().map((name) => name.toLowerCase());
    const recipients = await this.comments.recipients(em, comment.game_id, usernames);
    await this.notices.create(em, noticesOf(comment, mentions, recipients));
  }

  /** Within the transaction that deletes or hides the comment. */
  async withdraw(em: EntityManager, commentId: number): Promise<void> {
    await this.notices.withdraw(em, occasionOf(commentId));
  }
}

/** A mention takes precedence: the author of the game is not notified twice. Commenters do not notify themselves. */
function noticesOf(comment: Comment, mentions: string[][], recipients: CommentRecipient[]): NewNotice[] {
  const idByName = new Map(recipients.map(({ username, userId }) => [username, userId]));
  const gameAuthor = idByName.get(null);
  const isOther = (userId: string | undefined) => userId !== undefined && userId !== comment.user_id;
  const shared = {
    occasion: occasionOf(comment.id),
    actorId: comment.user_id,
    gameId: comment.game_id,
    details: { comment_id: comment.id },
  };
  // "@ada." at the end of a sentence may mean "ada." or "ada"; the first existing user wins.
  const resolved = mentions.map((readings) => readings.map((name) => idByName.get(name.toLowerCase())).find(Boolean));
  const mentioned = [...new Set(resolved)].filter((userId) => userId !== undefined && isOther(userId));
  const notices: NewNotice[] = mentioned.map((userId) => ({ ...shared, kind: 'mention', userId: userId ?? '' }));
  if (gameAuthor !== undefined && isOther(gameAuthor) && !mentioned.includes(gameAuthor)) {
    notices.push({ ...shared, kind: 'comment', userId: gameAuthor });
  }
  return notices;
}
