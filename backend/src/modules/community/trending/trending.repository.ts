import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { TRENDING_GAMES } from '@gamegeek/contracts/trending/trending.js';
import { TODAY } from '../../../core/database/database-time.js';
import { ADVISORY_LOCKS } from '../../../core/database/advisory-locks.js';
import { Sql } from '../../../core/database/sql.service.js';

/** Held while games are recounted: otherwise an older count could be written after a newer one. */
const LOCK = `SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.trends})`;

/**
 * Distinct players of the last 7 days, including today, and the growth against the 7 days before in whole percent; 100
 * if there were none before (like `growthPercentage` of libs/rules). Returns only games that have changed.
 */
const CHANGED = `
  WITH today AS (
    SELECT ${TODAY} AS today
  ), played AS (
    SELECT game_id,
           count(*) FILTER (WHERE newest > today - 7) AS players,
           count(*) FILTER (WHERE oldest <= today - 7) AS before
    FROM (
      SELECT game_id, user_id, max(day) AS newest, min(day) AS oldest
      FROM play_days, today WHERE day > today - 14 GROUP BY game_id, user_id
    ) player, today GROUP BY game_id
  ), trend AS (
    SELECT g.id, coalesce(players, 0) AS players, coalesce(before, 0) AS before,
           CASE WHEN coalesce(players, 0) = 0 AND coalesce(before, 0) = 0 THEN 0
                WHEN before = 0 THEN 100
                ELSE round((players - before) * 100.0 / before) END AS growth
    FROM games g LEFT JOIN played ON played.game_id = g.id
  )
  SELECT trend.id, trend.players::int AS players, trend.before::int AS before, trend.growth::int AS growth
  FROM trend JOIN games g USING (id)
  WHERE (g.active_players, g.previous_players, g.growth_percentage)
    IS DISTINCT FROM (trend.players, trend.before, trend.growth) ORDER BY id`;

/** Every changed game moves in the indexes of all lists; small batches keep row locks short. */
const BATCH = 500;

/** Locks the games in the order of their ids, as the update of their player counts does. */
const WRITE = `
  WITH trend AS MATERIALIZED (
    SELECT trend.* FROM unnest(?::integer[], ?::integer[], ?::integer[], ?::integer[]) AS trend (id, players, before, growth)
    JOIN games g USING (id) ORDER BY id FOR NO KEY UPDATE OF g
  )
  UPDATE games g
  SET active_players = trend.players, previous_players = trend.before, growth_percentage = trend.growth
  FROM trend WHERE g.id = trend.id`;

const LISTED = `SELECT count(*)::int AS listed FROM (SELECT 1 FROM games WHERE active LIMIT ${TRENDING_GAMES}) AS enough`;

interface Trend {
  id: number;
  players: number;
  before: number;
  growth: number;
}

@Injectable()
export class TrendingRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {}

  /** Recounts all games from play days. Returns the number of changed games. */
  refresh(): Promise<number> {
    return this.sql.inBackground(async (client) => {
      await client.query(LOCK);
      const { rows: changed } = await client.query<Trend>(CHANGED);
      await this.write(changed);
      return changed.length;
    });
  }

  /** On another connection, whose commits release the row locks of each batch. */
  private async write(changed: Trend[]): Promise<void> {
    for (let first = 0; first < changed.length; first += BATCH) {
      const batch = changed.slice(first, first + BATCH);
      const column = (name: keyof Trend) => `{${batch.map((trend) => trend[name]).join(',')}}`;
      await this.em.fork().execute(WRITE, [column('id'), column('players'), column('before'), column('growth')]);
    }
  }

  /** Returns the number of listed games, counted up to the number of trending games. */
  async countListed(): Promise<number> {
    const [row] = await this.em.fork().execute<{ listed: number }[]>(LISTED);
    return row?.listed ?? 0;
  }
}
