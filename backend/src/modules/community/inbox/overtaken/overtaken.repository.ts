import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { Sql, type Row } from '../../../../core/database/sql.service.js';
import { formatColumns } from '../../../scores/shared/board-values.js';

export const TOP = 10;
/** Upper limit for counting a rank; players who were in the top ten are rarely further away. */
const MAX_RANK = 1_000;

/** $1 games. Serialises comparisons, so that each one sees the state that the previous one stored. */
const LOCK = {
  name: 'hold-top-tens',
  text: 'SELECT FROM top_tens WHERE game_id = ANY($1::integer[]) ORDER BY game_id FOR UPDATE',
};

/**
 * $1 games. Compares the top ten of each game with the stored one and stores the new one, in one snapshot. A player is
 * overtaken who was in the top ten, whose own best has not been lowered (by a removal), and who is now behind somebody
 * who was not ahead before.
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
        FROM personal_bests WHERE board_id = game.id ORDER BY score DESC, achieved_at, score_id LIMIT ${TOP}
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
      JOIN personal_bests mine ON mine.user_id = was.user_id AND mine.board_id = before.game_id
      WHERE mine.score >= was.score
    ), passed AS (
      SELECT DISTINCT ON (held.game_id, held.user_id)
             held.game_id, held.user_id, held.score, by.user_id AS by_user, by.score AS by_score,
             by.score_id AS by_score_id, by.achieved_at AS at
      FROM held JOIN after by ON by.game_id = held.game_id AND by.user_id <> held.user_id
      WHERE (by.score, held.achieved_at, held.score_id) > (held.score, by.achieved_at, by.score_id)
        AND NOT (by.user_id = ANY(held.ahead))
      ORDER BY held.game_id, held.user_id, by.achieved_at DESC, by.score_id DESC
    )
    SELECT passed.game_id AS "gameId", user_id AS "userId", by_user AS "byUser", by_score AS "byScore",
           by_score_id AS "byScoreId", at,
           (SELECT count(*) FROM (
              SELECT FROM personal_bests better
              WHERE better.board_id = passed.game_id AND better.score > passed.score LIMIT ${MAX_RANK}
            ) ahead)::integer + 1 AS rank,
           ${formatColumns('main')}
    FROM passed JOIN boards main ON main.id = passed.game_id`,
};

/** $1 last game of the previous batch, $2 batch size. Games with scores whose top ten has never been stored. */
const UNSEEN = {
  name: 'unseen-top-tens',
  text: `
    SELECT id FROM games
    WHERE id > $1 AND player_count > 0 AND NOT EXISTS (SELECT FROM top_tens WHERE game_id = games.id)
    ORDER BY id LIMIT $2`,
};

export interface OvertakenPlayer extends Row, BoardFormat {
  gameId: number;
  userId: string;
  /** The latest of the players who passed them. */
  byUser: string;
  /** As it is stored. */
  byScore: number;
  byScoreId: number;
  at: Date;
  rank: number;
}

/** The top ten of each game as of the last comparison. */
@Injectable()
export class OvertakenRepository {
  constructor(private readonly sql: Sql) {}

  /** Within the caller's transaction. Returns nothing for a game that is compared for the first time. */
  async compare(client: Pick<pg.ClientBase, 'query'>, gameIds: number[]): Promise<OvertakenPlayer[]> {
    await client.query({ ...LOCK, values: [gameIds] });
    const { rows } = await client.query<OvertakenPlayer>({ ...COMPARE, values: [gameIds] });
    return rows;
  }

  async findUnseenGames(after: number, limit: number): Promise<number[]> {
    const rows = await this.sql.run<{ id: number }>(UNSEEN, [after, limit]);
    return rows.map(({ id }) => id);
  }
}
