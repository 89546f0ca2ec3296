import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { changedTotals, selectTotals, type ChangedTotals, type TotalRow } from '../bests/changed-totals.sql.js';
import { LOCK_TOTALS } from '../bests/raise-totals.sql.js';
import { SET_TOTAL, totalColumns } from './totals.sql.js';

/**
 * $1 players. Recomputes totals from bests; idempotent. Totals of players without scores are deleted. The lateral joins
 * go player by player: without statistics of a new week, the planner would read the whole weekly board.
 */
const REFRESH = {
  name: 'refresh-totals',
  text: `
    WITH week AS (
      SELECT date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week
    ), player AS MATERIALIZED (
      SELECT DISTINCT id FROM unnest($1::uuid[]) AS id
    ), best AS MATERIALIZED (
      SELECT id AS user_id, sum.* FROM player CROSS JOIN LATERAL (
        SELECT count(*) AS games, array_agg(game_id) AS game_ids, ${totalColumns('personal_bests', 'own.user_id = b.user_id')}
        FROM personal_bests b WHERE b.user_id = player.id GROUP BY b.user_id
      ) sum
    ), best_of_week AS MATERIALIZED (
      SELECT week, id AS user_id, sum.* FROM week CROSS JOIN player CROSS JOIN LATERAL (
        SELECT ${totalColumns('weekly_bests', 'own.week = b.week AND own.user_id = b.user_id')}
        FROM weekly_bests b WHERE b.week = week.week AND b.user_id = player.id GROUP BY b.week, b.user_id
      ) sum
    ), gone AS (
      DELETE FROM player_totals
      WHERE user_id = ANY(ARRAY(SELECT id FROM player WHERE id NOT IN (SELECT user_id FROM best)))
    ), gone_of_week AS (
      DELETE FROM weekly_totals t USING week
      WHERE t.week = week.week
        AND user_id = ANY(ARRAY(SELECT id FROM player WHERE id NOT IN (SELECT user_id FROM best_of_week)))
    ), total AS (
      INSERT INTO player_totals AS t (user_id, games_played, score, score_id, achieved_at, computed_at)
      SELECT user_id, games, score, score_id, achieved_at, now() FROM best ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET games_played = excluded.games_played, ${SET_TOTAL}
      RETURNING user_id, score, score_id, achieved_at
    ), weekly AS (
      INSERT INTO weekly_totals AS t (week, user_id, score, score_id, achieved_at, computed_at)
      SELECT week, user_id, score, score_id, achieved_at, now() FROM best_of_week ORDER BY user_id
      ON CONFLICT (week, user_id) DO UPDATE SET ${SET_TOTAL}
      RETURNING user_id, score, score_id, achieved_at
    ) ${selectTotals('SELECT DISTINCT unnest(game_ids) FROM best')}`,
};

/**
 * $1 games, $2 their numbers of players. Returns the games whose number changed. Locks them in the order of their ids, as
 * `refresh-trending` does: otherwise two updates of the same games can wait for each other.
 */
const SET_PLAYER_COUNTS = {
  name: 'set-player-counts',
  text: `
    WITH changed AS MATERIALIZED (
      SELECT g.id, counted.players FROM unnest($1::integer[], $2::integer[]) AS counted (id, players)
      JOIN games g ON g.id = counted.id
      WHERE g.player_count <> counted.players ORDER BY g.id FOR NO KEY UPDATE OF g
    )
    UPDATE games g SET player_count = changed.players FROM changed WHERE g.id = changed.id RETURNING g.id AS "gameId"`,
};

/** Players of these games; games that cannot be counted now are left out. */
type CountPlayers = (gameIds: number[]) => Promise<Map<number, number>>;

/** More are only needed while players keep joining, and the next ones are followed by their own counts. */
const MOST_COUNTS = 10;

/** Covers scores of the last two days, which may be of three calendar days. */
const DAYS_BACK = [0, 1, 2];
const PLAYERS_AT_ONCE = 2_000;
const LOWEST_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * $1 days ago, $2 the last player of the previous page. Players of that day in order, and whether their newest score is
 * newer than their total. Paged, because the number of scores grows. Scores of the last minute may not be listed yet;
 * the next sweep finds them.
 */
const PLAYERS_OF_DAY = {
  name: 'stale-totals-of-day',
  text: `
    SELECT player.user_id AS "userId",
           newest.at > now() - interval '2 days' AND (t.computed_at IS NULL OR t.computed_at <= newest.at) AS "isStale"
    FROM (
      SELECT DISTINCT user_id FROM play_days
      WHERE day = (now() AT TIME ZONE 'UTC')::date - $1::integer AND user_id > $2::uuid
      ORDER BY user_id LIMIT ${PLAYERS_AT_ONCE}
    ) player
    CROSS JOIN LATERAL (
      SELECT created_at AS at FROM last_listed_score(player.user_id)
    ) newest
    LEFT JOIN player_totals t ON t.user_id = player.user_id
    ORDER BY player.user_id`,
};

/** Players with a score that was removed or restored after their total was computed. */
const WITH_REMOVALS = {
  name: 'stale-totals-after-removals',
  text: `
    SELECT removed.user_id AS "userId"
    FROM (
      SELECT user_id, max(greatest(removed_at, restored_at)) AS newest FROM removed_scores
      WHERE greatest(removed_at, restored_at) > now() - interval '2 days' GROUP BY user_id
    ) removed
    JOIN player_totals t USING (user_id)
    WHERE t.computed_at <= removed.newest + interval '1 minute'`,
};

/** The queries of totals. */
@Injectable()
export class TotalsRepository {
  constructor(private readonly sql: Sql) {}

  /** Undefined if none of the players has a score. */
  async refresh(userIds: string[]): Promise<ChangedTotals | undefined> {
    return this.sql.transaction(async (client) => {
      await client.query(LOCK_TOTALS);
      return changedTotals((await client.query<TotalRow>({ ...REFRESH, values: [userIds] })).rows);
    });
  }

  /**
   * Updates the player counts of games. A board may change, and be counted by another node, between a count and its
   * storage, so changed games are counted again.
   */
  async updatePlayerCounts(gameIds: number[], count: CountPlayers): Promise<void> {
    let changed = gameIds;
    for (let counts = 0; changed.length > 0 && counts < MOST_COUNTS; counts += 1) {
      changed = await this.setPlayerCounts(await count(changed));
    }
  }

  private async setPlayerCounts(counts: Map<number, number>): Promise<number[]> {
    if (counts.size === 0) return [];
    const rows = await this.sql.note<{ gameId: number }>(SET_PLAYER_COUNTS, [[...counts.keys()], [...counts.values()]]);
    return rows.map(({ gameId }) => gameId);
  }

  /** Players whose newest score, removal or restoration is newer than their total. */
  async findStale(): Promise<string[]> {
    const removed = await this.sql.run<{ userId: string }>(WITH_REMOVALS);
    const stale = new Set(removed.map(({ userId }) => userId));
    for (const daysBack of DAYS_BACK) {
      let last: string | undefined = LOWEST_UUID;
      while (last !== undefined) {
        const rows: PlayerOfDay[] = await this.sql.run<PlayerOfDay>(PLAYERS_OF_DAY, [daysBack, last]);
        for (const { userId, isStale } of rows) if (isStale) stale.add(userId);
        last = rows.at(-1)?.userId;
      }
    }
    return [...stale];
  }
}

interface PlayerOfDay extends Row {
  userId: string;
  isStale: boolean | null;
}
