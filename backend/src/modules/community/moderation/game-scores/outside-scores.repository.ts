import { Injectable } from '@nestjs/common';
import { SCORE_ACTS } from '@gamegeek/contracts/moderation/moderation-limits.js';
import { MAX_SCORE } from '@gamegeek/contracts/boards/board-settings.js';
import { MOST_OUTSIDE } from '@gamegeek/contracts/moderation/outside-scores.schemas.js';
import { Sql, type Row } from '../../../../core/database/sql.service.js';

/** Who had the last decision about a score; null without one. */
const LAST_DECISION = `
  SELECT by_creator FROM moderation_cases c JOIN moderation_log l ON l.case_id = c.id
  WHERE c.kind = 'score' AND c.subject_id = s.id AND l.act IN (${SCORE_ACTS.map((act) => `'${act}'`).join(', ')})
  ORDER BY l.id DESC LIMIT 1`;

/** The bounds of a board `d` of a game `g`, in stored scores, of which the higher is always the better. */
const BOUNDS = `
  SELECT CASE d.direction WHEN 'asc' THEN ${MAX_SCORE} + 1 - largest ELSE least END AS lowest,
         CASE d.direction WHEN 'asc' THEN ${MAX_SCORE} + 1 - least ELSE largest END AS highest
  FROM (
    SELECT (CASE WHEN d.id = g.id THEN g.min_score ELSE d.min_value END * 10 ^ d.decimals)::bigint AS least,
           (CASE WHEN d.id = g.id THEN g.max_score ELSE d.max_value END * 10 ^ d.decimals)::bigint AS largest
  ) of_values`;

/**
 * $1 game. The scores outside of the bounds of their board, of all players who have such a best, of all time or of a
 * current period: others are on no board. On boards of sums, all scores are. Without those about which an admin has
 * decided.
 */
const OUTSIDE = `
  SELECT s.id, s.score
  FROM games g JOIN boards d ON d.game_id = g.id CROSS JOIN LATERAL (${BOUNDS}) bounds
  CROSS JOIN LATERAL (
    SELECT user_id FROM personal_bests WHERE board_id = d.id AND score > highest
    UNION SELECT user_id FROM personal_bests WHERE board_id = d.id AND score < lowest
    UNION SELECT user_id FROM personal_bests WHERE board_id = d.id AND d.policy = 'sum' AND lowest IS NOT NULL
    UNION SELECT b.user_id FROM unnest(d.resets) AS reset
    JOIN period_bests b ON b.period = reset AND b.since = date_trunc(reset, now() AT TIME ZONE 'UTC')::date
      AND b.board_id = d.id AND b.score < lowest
  ) player
  CROSS JOIN LATERAL (
    SELECT id, score FROM scores_of_player(player.user_id)
    WHERE board_id = d.id AND (score < lowest OR score > highest)
  ) s
  WHERE g.id = $1 AND d.removed_at IS NULL AND (${LAST_DECISION}) IS NOT FALSE`;

const COUNT = {
  name: 'outside-scores-count',
  text: `
    SELECT (SELECT count(*)::integer FROM (${OUTSIDE} LIMIT ${MOST_OUTSIDE + 1}) found) AS count,
           EXISTS (SELECT FROM outside_removals WHERE game_id = $1) AS removing`,
};

/** $1 game, $2 limit. The highest first: the notice of a removal leads to the first score of its player. */
const SOME = { name: 'some-outside-scores', text: `${OUTSIDE} ORDER BY s.score DESC, s.id LIMIT $2` };

/** $1 game, $2 who, $3 whether a maker, $4 reason. */
const REQUEST = {
  name: 'request-outside-removal',
  text: `
    INSERT INTO outside_removals (game_id, requested_by, by_creator, reason) VALUES ($1, $2, $3, $4)
    ON CONFLICT (game_id) DO NOTHING`,
};

const REQUESTED = {
  name: 'requested-outside-removals',
  text: `
    SELECT id, game_id AS "gameId", requested_by AS "userId", by_creator AS "byCreator", reason
    FROM outside_removals ORDER BY requested_at`,
};

const DONE = { name: 'outside-removal-done', text: 'DELETE FROM outside_removals WHERE id = $1' };

export interface OutsideRemoval extends Row {
  id: string;
  gameId: number;
  /** Who has requested it. */
  userId: string;
  byCreator: boolean;
  reason: string;
}

@Injectable()
export class OutsideScoresRepository {
  constructor(private readonly sql: Sql) {}

  /** Up to one more than `MOST_OUTSIDE`. */
  async count(gameId: number): Promise<{ count: number; removing: boolean }> {
    const [row] = await this.sql.run<{ count: number; removing: boolean }>(COUNT, [gameId]);
    return row ?? { count: 0, removing: false };
  }

  async some(gameId: number, limit: number): Promise<number[]> {
    return (await this.sql.run<{ id: number }>(SOME, [gameId, limit])).map(({ id }) => id);
  }

  /** One that was requested before goes on with its own reason. */
  async request(removal: Omit<OutsideRemoval, 'id'>): Promise<void> {
    await this.sql.run(REQUEST, [removal.gameId, removal.userId, removal.byCreator, removal.reason]);
  }

  requested(): Promise<OutsideRemoval[]> {
    return this.sql.run<OutsideRemoval>(REQUESTED);
  }

  async done(id: string): Promise<void> {
    await this.sql.run(DONE, [id]);
  }
}
