import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AchievementKey } from '@gamegeek/rules/achievements.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { TODAY } from '../../../../core/database/database-time.js';
import type { DigestFigures, Places } from './digest-figures.js';

const USERS_PER_BATCH = 500;
/** Places are stored for at most this many games per user, those with the best scores. */
const GAMES_PER_USER = 20;
/** Places beyond this rank are not counted. */
const MAX_RANK = 1_000;
const LAST_WEEK = `created_at > now() - interval '7 days'`;

/**
 * ? week, ? last user of the previous batch. Users, and whether each one is a candidate: wants digests, has not had
 * this one, and was notified or has played in the last week or had a place in the last digest. The batch is limited
 * before filtering, so that no statement takes long.
 */
const USERS = `
  SELECT u.id,
         u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL AND coalesce(p.weekly_digest, true)
           AND i.digest_week IS DISTINCT FROM ?::date
           AND (i.places <> '{}'
             OR EXISTS (SELECT FROM notices n WHERE n.user_id = u.id AND n.created_at > now() - interval '7 days')
             OR EXISTS (SELECT FROM generate_series(0, 7) AS back (days) JOIN play_days d
                        ON d.day = ${TODAY} - back.days AND d.user_id = u.id)) AS "isCandidate"
  FROM (SELECT * FROM users WHERE id > ?::uuid ORDER BY id LIMIT ${USERS_PER_BATCH}) u
  LEFT JOIN preferences p ON p.user_id = u.id LEFT JOIN inboxes i ON i.user_id = u.id
  ORDER BY u.id`;

/** ? week, ? places, ? user. Returns no row when another node was faster or the account has been deleted. */
const CLAIM = `
  INSERT INTO inboxes AS held (user_id, digest_week, places)
  SELECT id, ?::date, ?::jsonb FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  ON CONFLICT (user_id) DO UPDATE SET digest_week = excluded.digest_week, places = excluded.places
  WHERE held.digest_week IS DISTINCT FROM excluded.digest_week
  RETURNING (SELECT email FROM users WHERE id = held.user_id) AS email`;

const RECIPIENT = `
  SELECT u.username, u.email, coalesce(p.language, 'en') AS language
  FROM users u LEFT JOIN preferences p ON p.user_id = u.id
  WHERE u.id = ? AND u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL AND coalesce(p.weekly_digest, true)`;

const TRENDING = `
  SELECT name AS game, active_players AS players FROM games
  WHERE active AND active_players > 0 ORDER BY active_players DESC, growth_percentage DESC, id LIMIT 3`;

/** The user, three times. Counts notices, so kinds that the user has turned off are not included. */
const WEEK_OF_USER = `
  SELECT coalesce(i.places, '{}') AS before, coalesce(now_at.places, '[]') AS now,
         coalesce(week.overtaken, '{}') AS overtaken, coalesce(week.achievements, '{}') AS achievements,
         coalesce(week.game_achievements, '[]') AS "gameAchievements",
         coalesce(week.comments, 0)::integer AS comments, coalesce(week.results, '[]') AS results
  FROM (SELECT ?::uuid AS id) u
  LEFT JOIN inboxes i ON i.user_id = u.id
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('id', g.id, 'game', g.name, 'rank', ahead.count + 1)) AS places
    FROM (
      SELECT g.id, g.name, b.score FROM personal_bests b JOIN games g ON g.id = b.board_id AND g.active
      WHERE b.user_id = ?::uuid ORDER BY b.score DESC LIMIT ${GAMES_PER_USER}
    ) g
    CROSS JOIN LATERAL (
      SELECT count(*) FROM (
        SELECT FROM personal_bests better WHERE better.board_id = g.id AND better.score > g.score LIMIT ${MAX_RANK}
      ) counted
    ) ahead
    WHERE ahead.count < ${MAX_RANK}
  ) now_at
  CROSS JOIN LATERAL (
    SELECT array_agg(DISTINCT g.name) FILTER (WHERE n.kind = 'overtaken' AND g.active) AS overtaken,
           array_agg(n.details ->> 'key') FILTER (WHERE n.kind = 'achievement') AS achievements,
           jsonb_agg(jsonb_build_object('game', g.name, 'title', n.details -> 'title') ORDER BY n.id)
             FILTER (WHERE n.kind = 'game_achievement' AND g.active) AS game_achievements,
           count(*) FILTER (WHERE n.kind IN ('comment', 'mention')) AS comments,
           jsonb_agg(jsonb_build_object('game', g.name, 'week', n.details ->> 'week', 'place', n.details -> 'place',
             'score', n.details -> 'score', 'format', n.details -> 'format') ORDER BY n.id DESC) FILTER (WHERE n.kind = 'weekly_result') AS results
    FROM notices n LEFT JOIN games g ON g.id = n.game_id
    WHERE n.user_id = ?::uuid AND n.${LAST_WEEK}
  ) week`;

export interface WeekOfUser extends Places {
  overtaken: string[];
  achievements: AchievementKey[];
  gameAchievements: NonNullable<DigestFigures['gameAchievements']>;
  comments: number;
  results: DigestFigures['results'];
}

export interface Recipient {
  username: string;
  email: string;
  language: Language;
}

@Injectable()
export class DigestsRepository {
  constructor(private readonly em: EntityManager) {}

  trending(): Promise<DigestFigures['trending']> {
    return this.em.fork().execute<DigestFigures['trending']>(TRENDING);
  }

  /**
   * Returns the candidates among the users that follow `after`, and the user to continue with; undefined at the end.
   */
  async nextBatch(week: string, after: string): Promise<{ candidates: string[]; last: string } | undefined> {
    const users = await this.em.fork().execute<{ id: string; isCandidate: boolean | null }[]>(USERS, [week, after]);
    const last = users.at(-1)?.id;
    if (last === undefined) return undefined;
    return { candidates: users.filter(({ isCandidate }) => isCandidate).map(({ id }) => id), last };
  }

  async weekOf(em: EntityManager, userId: string): Promise<WeekOfUser | undefined> {
    const [row] = await em.execute<WeekOfUser[]>(WEEK_OF_USER, [userId, userId, userId]);
    return row;
  }

  /** Marks the digest of this week as sent and stores the places. Returns undefined when it has been claimed before. */
  async claim(
    em: EntityManager,
    userId: string,
    week: string,
    places: Record<string, number>,
  ): Promise<{ email: string } | undefined> {
    const [row] = await em.execute<{ email: string }[]>(CLAIM, [week, JSON.stringify(places), userId]);
    return row;
  }

  /** Returns undefined when the user no longer wants digests or has been deleted. */
  async recipient(userId: string): Promise<Recipient | undefined> {
    const [row] = await this.em.fork().execute<Recipient[]>(RECIPIENT, [userId]);
    return row;
  }

  transactional<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.em.fork().transactional(work);
  }
}
