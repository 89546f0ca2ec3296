import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { TODAY } from '../../../core/database/database-time.js';
import { ADVISORY_LOCKS } from '../../../core/database/advisory-locks.js';
import { Sql } from '../../../core/database/sql.service.js';

/** Limits the duration of a transaction. */
export const PLAYERS_AT_ONCE = 500;

const THESE_DAYS = `ARRAY(SELECT ${TODAY} - back FROM generate_series(0, 6) AS back)`;

/** The last scores of players that are not listed yet, for all players at once. */
const unlisted = (condition: string) => `
  unlisted AS MATERIALIZED (
    SELECT user_id, max(created_at) AS at FROM unlisted_scores WHERE ${condition} GROUP BY user_id
  )`;

/** Time of the last score; the play day if all of its scores were removed. */
const LAST_PLAYED = `
  coalesce(
    greatest(unlisted.at, (SELECT listed.created_at FROM last_listed_score(days.user_id) listed)),
    days.last::timestamp AT TIME ZONE 'UTC'
  )`;

/** Players whose stored counts differ from the play days of the last seven days, including today (UTC). */
const OUTDATED_PLAYERS = `
  WITH ${unlisted('true')}, days AS (
    SELECT user_id, count(DISTINCT game_id) AS games, max(day) AS last
    FROM play_days WHERE day > ${TODAY} - 7 GROUP BY user_id
  ), active AS (
    SELECT days.user_id, games, ${LAST_PLAYED} AS at
    FROM days JOIN users u ON u.id = user_id AND u.deleted_at IS NULL LEFT JOIN unlisted ON unlisted.user_id = days.user_id
  )
  SELECT user_id AS id
  FROM active FULL JOIN active_players kept USING (user_id)
  WHERE (kept.games_played, kept.last_played_at) IS DISTINCT FROM (active.games::integer, active.at)
  ORDER BY active.at, user_id`;

/**
 * Counts these players. Writes only rows that have changed. Locks the users, so that accounts that are being deleted
 * are not added again.
 */
const COUNT = `
  WITH present AS MATERIALIZED (
    SELECT id FROM users WHERE id = ANY (?::uuid[]) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE
  ), ${unlisted('user_id = ANY (?::uuid[])')}, counted AS MATERIALIZED (
    SELECT days.user_id, days.games, ${LAST_PLAYED} AS at
    FROM (
      SELECT present.id AS user_id, of_user.games, of_user.last
      FROM present CROSS JOIN LATERAL (
        SELECT count(DISTINCT d.game_id)::integer AS games, max(d.day) AS last
        FROM play_days d WHERE d.user_id = present.id AND d.day = ANY (${THESE_DAYS})
      ) of_user
    ) days
    LEFT JOIN unlisted ON unlisted.user_id = days.user_id
    WHERE days.games > 0
  ), gone AS (
    DELETE FROM active_players WHERE user_id = ANY (?::uuid[]) AND user_id NOT IN (SELECT user_id FROM counted)
    RETURNING user_id
  ), written AS (
    INSERT INTO active_players AS kept (user_id, games_played, last_played_at)
    SELECT user_id, games, at FROM counted ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET games_played = excluded.games_played, last_played_at = excluded.last_played_at
    WHERE (kept.games_played, kept.last_played_at) IS DISTINCT FROM (excluded.games_played, excluded.last_played_at)
    RETURNING user_id
  )
  SELECT (SELECT count(*) FROM gone)::int + (SELECT count(*) FROM written)::int AS changed`;

/** Maintains `active_players`, derived from play days and scores. */
@Injectable()
export class ActivePlayerCountsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  async isEmpty(): Promise<boolean> {
    return (await this.em.fork().execute<object[]>('SELECT 1 FROM active_players LIMIT 1')).length === 0;
  }

  /** Counts everybody whose counts are outdated, for example after midnight or a removed score. */
  async countAll(): Promise<number> {
    const { rows } = await this.sql.inBackground((client) => client.query<{ id: string }>(OUTDATED_PLAYERS));
    return this.count(rows.map(({ id }) => id));
  }

  /** Counts these players. Returns how many have changed. */
  async count(ids: string[]): Promise<number> {
    let players = 0;
    for (let first = 0; first < ids.length; first += PLAYERS_AT_ONCE) {
      players += await this.countBatch(ids.slice(first, first + PLAYERS_AT_ONCE));
    }
    return players;
  }

  private async countBatch(ids: string[]): Promise<number> {
    const list = `{${ids.join(',')}}`;
    return this.em.fork().transactional(async (em) => {
      // Serialises concurrent counts, so that each one reads what the previous one has committed.
      await em.execute('SELECT pg_advisory_xact_lock(?)', [ADVISORY_LOCKS.activePlayers]);
      const [row] = await em.execute<{ changed: number }[]>(COUNT, [list, list, list]);
      return row?.changed ?? 0;
    });
  }
}
