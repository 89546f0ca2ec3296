import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** $1 batch size. A player is reconciled by one node at a time, and not while their account is being deleted. */
const LOCK_PLAYERS = {
  name: 'lock-players-to-reconcile',
  text: `
    SELECT id FROM users
    WHERE id IN (SELECT DISTINCT user_id FROM score_achievements WHERE reconciled_at IS NULL LIMIT $1)
    ORDER BY id FOR NO KEY UPDATE`,
};

/** $1 players. First, so that a score stored after this statement is left for the next run. */
const MARK_PROCESSED = {
  name: 'mark-score-achievements-processed',
  text: `
    WITH processed AS (
      UPDATE score_achievements SET reconciled_at = now() WHERE user_id = ANY($1::uuid[]) AND reconciled_at IS NULL
      RETURNING user_id, game_id
    )
    SELECT DISTINCT user_id AS "userId", game_id AS "gameId" FROM processed`,
};

/** $1 players, $2 games: arrays of one length. Compares what the existing scores earn with what the players have. */
const RECONCILE = {
  name: 'reconcile-game-achievements',
  text: `
    WITH touched AS (
      SELECT * FROM unnest($1::uuid[], $2::integer[]) AS touched (user_id, game_id)
    ), earned AS MATERIALIZED (
      SELECT DISTINCT a.user_id, a.game_id, key
      FROM touched JOIN score_achievements a USING (user_id, game_id) JOIN scores s ON s.id = a.score_id
      CROSS JOIN unnest(a.keys) AS key
    ), gained AS (
      INSERT INTO game_achievements (user_id, game_id, key, completed_at)
      SELECT user_id, game_id, key, now() FROM earned ORDER BY user_id, game_id, key
      ON CONFLICT (user_id, game_id, key) DO NOTHING
      RETURNING user_id, game_id, key
    ), lost AS (
      DELETE FROM game_achievements held USING touched
      WHERE held.user_id = touched.user_id AND held.game_id = touched.game_id
        AND (held.user_id, held.game_id, held.key) NOT IN (SELECT user_id, game_id, key FROM earned)
      RETURNING held.user_id, held.game_id, held.key
    )
    SELECT user_id AS "userId", game_id AS "gameId", key, true AS gained FROM gained
    UNION ALL
    SELECT user_id, game_id, key, false FROM lost`,
};

/** ? player, ? game. */
const REOPEN = `UPDATE score_achievements SET reconciled_at = NULL WHERE user_id = ?::uuid AND game_id = ?::integer`;

/** An achievement of a game that a player has gained or lost. `gained` is false for lost ones. */
export interface GameAchievementChange {
  userId: string;
  gameId: number;
  key: string;
  gained: boolean;
}

export interface Reconciled {
  /** Number of players in this batch. */
  players: number;
  changes: GameAchievementChange[];
}

/**
 * Processes players with new or removed scores, within the caller's transaction: records what their runs have earned,
 * and deletes what only removed scores had earned.
 */
export async function reconcileGameAchievements(client: Client, playersAtOnce: number): Promise<Reconciled> {
  const players = await client.query<{ id: string }>({ ...LOCK_PLAYERS, values: [playersAtOnce] });
  if (players.rows.length === 0) return { players: 0, changes: [] };
  const { rows: touched } = await client.query<{ userId: string; gameId: number }>({
    ...MARK_PROCESSED,
    values: [players.rows.map(({ id }) => id)],
  });
  const { rows: changes } = await client.query<GameAchievementChange>({
    ...RECONCILE,
    values: [touched.map(({ userId }) => userId), touched.map(({ gameId }) => gameId)],
  });
  return { players: players.rows.length, changes };
}

/** Called in the transaction that removes or restores a score: the next run reconciles the player. */
export async function reopenScoreAchievements(
  em: EntityManager,
  { userId, gameId }: Pick<GameAchievementChange, 'userId' | 'gameId'>,
): Promise<void> {
  await em.execute(REOPEN, [userId, gameId]);
}
