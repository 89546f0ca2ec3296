import type { EntityManager } from '@mikro-orm/postgresql';

/** ? game. MikroORM has no `NO KEY UPDATE`, which does not block inserts of comments and ratings. */
const LOCK = 'SELECT FROM games WHERE id = ? FOR NO KEY UPDATE';

/** Locks a game until the end of the transaction. */
export async function lockGame(em: EntityManager, id: number): Promise<void> {
  await em.execute(LOCK, [id]);
}
