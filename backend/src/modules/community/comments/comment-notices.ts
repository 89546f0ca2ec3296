import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Comment } from '@gamegeek/contracts/community/comments.types.js';
import { mentionsIn } from '@gamegeek/rules/comments/mentions.js';
import { NoticesService, type NewNotice } from '../inbox/index.js';

/** The game's maker and whoever has one of these names. A hidden game is nobody's affair but its maker's. */
const CONCERNED = `
  SELECT g.created_by AS "userId", NULL AS username FROM games g WHERE g.id = ?
  UNION ALL
  SELECT u.id, lower(u.username) FROM users u
  WHERE lower(u.username) = ANY(?::text[]) AND u.deleted_at IS NULL AND EXISTS (SELECT FROM games WHERE id = ? AND active)`;

interface Concerned {
  userId: string;
  /** In small letters; null for the maker of the game. */
  username: string | null;
}

const occasionOf = (commentId: number) => `comment:${commentId}`;

/** Who hears of a comment: the maker of its game, and whom it calls by name. */
@Injectable()
export class CommentNotices {
  constructor(private readonly notices: NoticesService) {}

  /** Part of the transaction that writes the comment. */
  async tell(em: EntityManager, comment: Comment): Promise<void> {
    const called = mentionsIn(comment.content);
    const names = called.flat().map((name) => name.toLowerCase());
    const concerned = await em.execute<Concerned[]>(CONCERNED, [
      comment.game_id,
      `{${names.map((name) => `"${name}"`).join(',')}}`,
      comment.game_id,
    ]);
    await this.notices.create(em, noticesOf(comment, called, concerned));
  }

  /** Part of the transaction that removes the comment. */
  async takeBack(em: EntityManager, commentId: number): Promise<void> {
    await this.notices.withdraw(em, occasionOf(commentId));
  }
}

/** Whoever is called hears of that alone, even in their own game. */
function noticesOf(comment: Comment, called: string[][], concerned: Concerned[]): NewNotice[] {
  const byName = new Map(concerned.map(({ username, userId }) => [username, userId]));
  const maker = byName.get(null);
  const mentioned = called.map((readings) => readings.map((name) => byName.get(name.toLowerCase())).find(Boolean));
  const reader = (userId: string | undefined) => userId !== undefined && userId !== comment.user_id;
  const shared = {
    occasion: occasionOf(comment.id),
    actorId: comment.user_id,
    gameId: comment.game_id,
    details: { comment_id: comment.id },
  };
  const mentions = [...new Set(mentioned)].filter((userId) => userId !== undefined && reader(userId));
  const notices: NewNotice[] = mentions.map((userId) => ({ ...shared, kind: 'mention', userId: userId ?? '' }));
  if (maker !== undefined && reader(maker) && !mentions.includes(maker)) {
    notices.push({ ...shared, kind: 'comment', userId: maker });
  }
  return notices;
}
