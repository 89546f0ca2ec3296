import { RESETS, type Period } from '@gamegeek/contracts/scores/period.js';
import type { Starts } from '@gamegeek/rules/boards/periods.js';
import { TODAY } from '../../../core/database/database-time.js';

/** A query that returns (board, user, score), the score as text, as Redis takes it. */
export interface RankSource {
  text: string;
  values: unknown[];
  period: Period;
}

/** All rows of all boards that have a rank set, in board order: Redis adds those in half the time. */
export const rankSources = (starts: Starts): RankSource[] => [
  {
    text: `SELECT board_id || ':all', user_id, score::text FROM personal_bests b ORDER BY board_id, b.score DESC`,
    values: [],
    period: 'all',
  },
  ...RESETS.map((period) => ({
    text: `
      SELECT board_id || ':' || period || ':' || since, user_id, score::text FROM period_bests b
      WHERE period = $1 AND since = $2 ORDER BY board_id, b.score DESC`,
    values: [period, starts[period]],
    period,
  })),
  {
    text: `SELECT 'global:all', user_id, score::text FROM player_totals t ORDER BY t.score DESC`,
    values: [],
    period: 'all',
  },
  {
    text: `
      SELECT 'global:week:' || week, user_id, score::text FROM weekly_totals t WHERE week = $1 ORDER BY t.score DESC`,
    values: [starts.week],
    period: 'week',
  },
];

/** The newest removal, and the current day. */
export const SNAPSHOT = `SELECT number, ${TODAY} AS day FROM removal_count`;

/**
 * The ids of the newest scores, in ranges: those of the minute before the score with the highest id, and later ones. A
 * node allocates 1,000 ids at a time, so each range covers at most as many.
 */
export const NEWEST_RANGES = {
  name: 'newest-score-ranges',
  text: `
    SELECT min(id) AS first, max(id) AS last FROM scores
    WHERE created_at > (SELECT created_at FROM scores ORDER BY id DESC LIMIT 1) - interval '1 minute'
    GROUP BY id / 1000`,
};

/**
 * Advances the sequence past stored scores: nodes have used blocks of ids that the restored database has not handed
 * out. It only advances, because another node may take a block at the same time.
 */
export const SKIP_USED_IDS = {
  name: 'skip-taken-score-ids',
  text: `
    SELECT count(nextval('score_id_blocks')) FROM generate_series(
      1, (SELECT greatest((SELECT max(id) FROM scores) - last_value, 0) / 1000 + 1 FROM score_id_blocks)
    )`,
};

/**
 * $1: the newest removal that Redis knows. A restored database continues from there: what is read from it would
 * otherwise be refused as older than removals that it has lost.
 */
export const SKIP_USED_REMOVALS = {
  name: 'skip-used-removals',
  text: 'UPDATE removal_count SET number = $1 WHERE number < $1',
};
