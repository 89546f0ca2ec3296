import { insert, type Database } from './made.js';

export interface MadeComment {
  id: number;
  game_id: number;
  user_id: string;
  content: string;
}

export interface CommentOf {
  gameId: number;
  userId: string;
  content?: string;
}

/** Inserts a comment and updates its count, like a comment created over HTTP. */
export async function makeComment(database: Database, { gameId, userId, content }: CommentOf): Promise<MadeComment> {
  await database.rows(
    `INSERT INTO comment_counts AS n (game_id, total, version) VALUES ($1, 1, 1)
     ON CONFLICT (game_id) DO UPDATE SET total = n.total + 1, version = n.version + 1`,
    [gameId],
  );
  return insert(database, 'comments', { game_id: gameId, user_id: userId, content: content ?? 'What a game.' });
}
