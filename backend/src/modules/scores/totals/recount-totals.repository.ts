import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { LOCK_REMOVALS } from '../bests/removals-lock.sql.js';
import { recomputeTotals } from './totals.sql.js';

/** ? whether it is out of the ranking, ? game, ? whether it is out of the ranking. */
const SET_UNRANKED = `
  UPDATE games SET unranked = ? WHERE id = ?::integer AND unranked <> ? RETURNING id`;

/** ? game. A board on which the lower value is better never counts. */
const SET_COUNTED = `
  UPDATE boards SET counts_in_totals = direction = 'desc' AND NOT (SELECT unranked FROM games WHERE id = game_id)
  WHERE id = ?::integer`;

/** ? game. */
const REQUEST = `
  INSERT INTO totals_recounts (game_id) VALUES (?::integer) ON CONFLICT (game_id) DO UPDATE SET id = DEFAULT`;

const REQUESTED = { name: 'requested-recounts', text: 'SELECT game_id AS "gameId", id FROM totals_recounts' };
const DONE = { name: 'recount-done', text: 'DELETE FROM totals_recounts WHERE id = $1' };

/** $1 game. Every best of all time is that of its week as well. */
const WEEKS = {
  name: 'weeks-to-recount',
  text: 'SELECT DISTINCT week FROM weekly_bests WHERE game_id = $1 ORDER BY week DESC',
};

/** $1 game, $2 week, $3 last player of the previous batch, $4 batch size. */
const PLAYERS = {
  name: 'players-to-recount',
  text: `
    SELECT user_id AS "userId" FROM weekly_bests
    WHERE week = $2::date AND game_id = $1 AND user_id > $3::uuid ORDER BY user_id LIMIT $4`,
};

/** Like a removal: totals that were read before are not published any more. */
const NEXT_REMOVAL = 'UPDATE removal_count SET number = number + 1 RETURNING number';

export interface Recount extends Row {
  gameId: number;
  id: string;
}

@Injectable()
export class RecountTotalsRepository {
  constructor(
    private readonly sql: Sql,
    private readonly publisher: TransactionalPublisher,
  ) {}

  /** Within the transaction of `em`. Returns false if that was so before. */
  async setUnranked(em: EntityManager, gameId: number, unranked: boolean): Promise<boolean> {
    const changed = await em.execute<unknown[]>(SET_UNRANKED, [unranked, gameId, unranked]);
    if (changed.length === 0) return false;
    await em.execute(SET_COUNTED, [gameId]);
    await em.execute(REQUEST, [gameId]);
    return true;
  }

  requested(): Promise<Recount[]> {
    return this.sql.run<Recount>(REQUESTED);
  }

  async done(id: string): Promise<void> {
    await this.sql.run(DONE, [id]);
  }

  async weeks(gameId: number): Promise<string[]> {
    const { rows } = await this.sql.inBackground((client) =>
      client.query<{ week: string }>({ ...WEEKS, values: [gameId] }),
    );
    return rows.map(({ week }) => week);
  }

  async players(gameId: number, week: string, after: string, limit: number): Promise<string[]> {
    const rows = await this.sql.run<{ userId: string }>(PLAYERS, [gameId, week, after, limit]);
    return rows.map(({ userId }) => userId);
  }

  /** Publishes totals that rise; the caller sets those that fall. Returns the number of the change among removals. */
  async recompute(userIds: string[], week: string): Promise<number> {
    return this.sql.transaction(async (client) => {
      await client.query(LOCK_REMOVALS);
      await recomputeTotals(client, userIds, week);
      await this.publisher.emit(client, 'totals.changed', { userIds, gameIds: [], weeks: [week] });
      const { rows } = await client.query<{ number: number }>(NEXT_REMOVAL);
      return rows[0]?.number ?? 0;
    });
  }
}
