import { Injectable } from '@nestjs/common';
import type { ImplausibleFinding } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { MAX_SCORE } from '@gamegeek/contracts/boards/board-settings.js';
import { Sql } from '../../../../core/database/sql.service.js';

/** With fewer players, an unusual score is no sign of anything. */
const PLAYERS = 50;
/** How many times as high as the 99th percentile. */
const TIMES = 100;
/** Of each board: who is flagged leaves room for the next. */
const MOST = 10;
const PLACE = 10;

/** Each score is flagged once, even if an admin has resolved that. */
const isFlagged = (scoreId: string) => `
  EXISTS (
    SELECT FROM moderation_cases c JOIN reports r ON r.case_id = c.id
    WHERE c.kind = 'score' AND c.subject_id = ${scoreId} AND r.user_id IS NULL
  )`;

/** Bests on boards on which the higher value is better, but no sums; the percentile is that of the players behind the first. */
const FAR_ABOVE = {
  name: 'scores-far-above',
  text: `
    SELECT best.score_id::float8 AS "scoreId",
           jsonb_build_object(
             'kind', 'far_above', 'best', best.score / 10 ^ d.decimals, 'typical', typical.score / 10 ^ d.decimals
           ) AS finding
    FROM boards d JOIN games g ON g.id = d.game_id
    CROSS JOIN LATERAL (
      SELECT count(*) AS count FROM personal_bests WHERE board_id = d.id
    ) players
    CROSS JOIN LATERAL (
      SELECT score FROM personal_bests WHERE board_id = d.id
      ORDER BY score DESC, achieved_at, score_id OFFSET 1 + (players.count - 1) / 100 LIMIT 1
    ) typical
    CROSS JOIN LATERAL (
      SELECT score, score_id FROM personal_bests
      WHERE board_id = d.id AND score > ${TIMES} * typical.score
      ORDER BY score DESC, achieved_at, score_id LIMIT ${MOST}
    ) best
    WHERE g.active AND d.removed_at IS NULL AND d.direction = 'desc' AND d.policy = 'best' AND players.count >= ${PLAYERS} AND NOT ${isFlagged('best.score_id')}`,
};

/**
 * The scores that raised a total last, of players ahead of the tenth place: nobody else can have gained more than that
 * within a day.
 */
const FAST_TOTALS = {
  name: 'fast-totals',
  text: `
    SELECT ahead.score_id::float8 AS "scoreId",
           jsonb_build_object('kind', 'fast_total', 'gained', ahead.score - before.score, 'tenth', tenth.score) AS finding
    FROM (SELECT score FROM player_totals ORDER BY score DESC, achieved_at, score_id OFFSET ${PLACE - 1} LIMIT 1) tenth
    CROSS JOIN (
      SELECT * FROM player_totals ORDER BY score DESC, achieved_at, score_id LIMIT ${PLACE - 1}
    ) ahead
    CROSS JOIN LATERAL (
      SELECT least(coalesce(sum(best), 0), ${MAX_SCORE})::bigint AS score FROM (
        SELECT max(s.score) AS best
        FROM scores_of_player(ahead.user_id) s JOIN boards d ON d.id = s.board_id AND d.counts_in_totals
        WHERE s.created_at <= now() - interval '1 day' GROUP BY s.board_id
      ) bests
    ) before
    WHERE (SELECT count(*) FROM (SELECT FROM player_totals LIMIT ${PLAYERS}) players) >= ${PLAYERS}
      AND ahead.score - before.score > tenth.score AND NOT ${isFlagged('ahead.score_id')}`,
};

export interface ImplausibleScore {
  scoreId: number;
  finding: ImplausibleFinding;
}

@Injectable()
export class ImplausibleScoresRepository {
  constructor(private readonly sql: Sql) {}

  async find(): Promise<ImplausibleScore[]> {
    return this.sql.inBackground(async (client) => {
      const found: ImplausibleScore[] = [];
      for (const statement of [FAR_ABOVE, FAST_TOTALS])
        found.push(...(await client.query<ImplausibleScore>(statement)).rows);
      return found;
    });
  }
}
