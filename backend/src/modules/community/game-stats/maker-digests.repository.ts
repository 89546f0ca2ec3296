import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { MADE_BY } from '../../games/directory/makers.sql.js';

/** Games in one email, those with the most plays. */
const MAX_GAMES = 10;

/** Whether a day is in the seven days before the Monday of `week`. */
const IN_WEEK = 's.day >= week.monday - 7';

/** ? week, ? maker, ? maker. The games of a maker that were played, or sent scores, in the week that has ended. */
const GAMES = `
  SELECT g.name AS game, coalesce(sum(s.plays) FILTER (WHERE ${IN_WEEK}), 0)::integer AS plays,
         coalesce(sum(s.plays) FILTER (WHERE NOT ${IN_WEEK}), 0)::integer AS before,
         coalesce(sum(s.new_players) FILTER (WHERE ${IN_WEEK}), 0)::integer AS "newPlayers",
         coalesce(sum(s.scores) FILTER (WHERE ${IN_WEEK}), 0)::integer AS scores
  FROM (SELECT ?::date AS monday) week
  JOIN game_stats s ON s.day >= week.monday - 14 AND s.day < week.monday
  JOIN games g ON g.id = s.game_id AND g.delete_at IS NULL
  WHERE ${MADE_BY}
  GROUP BY g.id HAVING sum(s.plays + s.scores) FILTER (WHERE ${IN_WEEK}) > 0
  ORDER BY plays DESC, scores DESC, g.id LIMIT ${MAX_GAMES}`;

/** ? week. Those who want the email and have not had this one. */
const RECIPIENTS = `
  SELECT u.id
  FROM preferences p
  JOIN users u ON u.id = p.user_id AND u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL
  LEFT JOIN inboxes i ON i.user_id = u.id
  WHERE p.maker_digest AND i.maker_digest_week IS DISTINCT FROM ?::date
  ORDER BY u.id`;

/** ? week, ? user. Returns no row if another node was faster, or the account has been deleted. */
const CLAIM = `
  INSERT INTO inboxes AS held (user_id, maker_digest_week)
  SELECT id, ?::date FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  ON CONFLICT (user_id) DO UPDATE SET maker_digest_week = excluded.maker_digest_week
  WHERE held.maker_digest_week IS DISTINCT FROM excluded.maker_digest_week
  RETURNING (SELECT email FROM users WHERE id = held.user_id) AS email`;

/** ? user. */
const RECIPIENT = `
  SELECT u.username, u.email, p.language
  FROM users u JOIN preferences p ON p.user_id = u.id AND p.maker_digest
  WHERE u.id = ? AND u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL`;

export interface WeekOfGame {
  game: string;
  plays: number;
  /** Plays in the week before. */
  before: number;
  newPlayers: number;
  scores: number;
}

export interface Maker {
  username: string;
  email: string;
  language: Language;
}

@Injectable()
export class MakerDigestsRepository {
  constructor(private readonly em: EntityManager) {}

  async recipients(week: string): Promise<string[]> {
    const rows = await this.em.fork().execute<{ id: string }[]>(RECIPIENTS, [week]);
    return rows.map(({ id }) => id);
  }

  gamesOf(userId: string, week: string): Promise<WeekOfGame[]> {
    return this.em.fork().execute<WeekOfGame[]>(GAMES, [week, userId, userId]);
  }

  /** Marks the email of this week as sent. Returns its address; undefined if it has been claimed before. */
  async claim(em: EntityManager, userId: string, week: string): Promise<string | undefined> {
    const [row] = await em.execute<{ email: string }[]>(CLAIM, [week, userId]);
    return row?.email;
  }

  /** Undefined if the user no longer wants the email, or has been deleted. */
  async recipient(userId: string): Promise<Maker | undefined> {
    const [row] = await this.em.fork().execute<Maker[]>(RECIPIENT, [userId]);
    return row;
  }

  transactional<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.em.fork().transactional(work);
  }
}
