import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.js';
import { Notices } from './notices.js';
import type { NewNotice } from './write-notices.js';

export const TOP = 10;
/** A rank is counted this far down at most: whoever was among the first ten is seldom far from them. */
const COUNTED = 1_000;

/** $1 games. Whoever looks next sees what this look has written. */
const HOLD = {
  name: 'hold-top-tens',
  text: 'SELECT FROM top_tens WHERE game_id = ANY($1::integer[]) ORDER BY game_id FOR UPDATE',
};

/**
 * $1 games. Compares the top ten of each game with what it was at the last look, and remembers it, in one snapshot.
 * Overtaken is who was among the first ten, has lost nothing of their own best since (a removed score is nobody's
 * victory), and now stands behind somebody who did not stand before them.
 */
const COMPARE = {
  name: 'compare-top-tens',
  text: `
    WITH before AS MATERIALIZED (
      SELECT game_id, players, scores FROM top_tens WHERE game_id = ANY($1::integer[])
    ), after AS MATERIALIZED (
      SELECT game.id AS game_id, top.*
      FROM unnest($1::integer[]) AS game (id)
      CROSS JOIN LATERAL (
        SELECT user_id, score, achieved_at, score_id,
               row_number() OVER (ORDER BY score DESC, achieved_at, score_id) AS place
        FROM personal_bests WHERE game_id = game.id ORDER BY score DESC, achieved_at, score_id LIMIT ${TOP}
      ) top
    ), remembered AS (
      INSERT INTO top_tens AS held (game_id, players, scores)
      SELECT game_id, array_agg(user_id ORDER BY place), array_agg(score ORDER BY place)
      FROM after GROUP BY game_id ORDER BY game_id
      ON CONFLICT (game_id) DO UPDATE SET players = excluded.players, scores = excluded.scores
      WHERE (held.players, held.scores) IS DISTINCT FROM (excluded.players, excluded.scores)
    ), held AS (
      SELECT before.game_id, before.players[:was.place - 1] AS ahead, mine.user_id, mine.score, mine.achieved_at,
             mine.score_id
      FROM before
      CROSS JOIN LATERAL unnest(before.players, before.scores) WITH ORDINALITY AS was (user_id, score, place)
      JOIN personal_bests mine ON mine.user_id = was.user_id AND mine.game_id = before.game_id
      WHERE mine.score >= was.score
    ), passed AS (
      SELECT DISTINCT ON (held.game_id, held.user_id)
             held.game_id, held.user_id, held.score, by.user_id AS by_user, by.score AS by_score, by.achieved_at AS at
      FROM held JOIN after by ON by.game_id = held.game_id AND by.user_id <> held.user_id
      WHERE (by.score, held.achieved_at, held.score_id) > (held.score, by.achieved_at, by.score_id)
        AND NOT (by.user_id = ANY(held.ahead))
      ORDER BY held.game_id, held.user_id, by.achieved_at DESC, by.score_id DESC
    )
    SELECT passed.game_id AS "gameId", user_id AS "userId", by_user AS "byUser", by_score AS "byScore", at,
           (SELECT count(*) FROM (
              SELECT FROM personal_bests better
              WHERE better.game_id = passed.game_id AND better.score > passed.score LIMIT ${COUNTED}
            ) ahead)::integer + 1 AS rank
    FROM passed`,
};

interface Overtaken extends Row {
  gameId: number;
  userId: string;
  /** Who stands before them now, the latest of several. */
  byUser: string;
  byScore: number;
  at: Date;
  rank: number;
}

/** Tells who was passed in a game's top ten, from bests. Safe to run twice: what was seen is remembered with it. */
@Injectable()
export class OvertakenPlayers {
  constructor(
    private readonly sql: Sql,
    private readonly notices: Notices,
  ) {}

  async tell(gameIds: number[]): Promise<void> {
    const told = await this.sql.transaction(async (client) => {
      await client.query({ ...HOLD, values: [gameIds] });
      const { rows } = await client.query<Overtaken>({ ...COMPARE, values: [gameIds] });
      return this.notices.write(client, rows.map(noticeOf));
    });
    await this.notices.announce(told);
  }
}

/** One a game and reader, renewed by the next: a busy board does not fill an inbox. */
function noticeOf({ gameId, userId, byUser, byScore, at, rank }: Overtaken): NewNotice {
  const details = { rank, score: byScore, at: at.toISOString() };
  return { userId, kind: 'overtaken', occasion: `overtaken:${gameId}`, actorId: byUser, gameId, details };
}
