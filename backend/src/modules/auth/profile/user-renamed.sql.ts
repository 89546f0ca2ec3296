import type { EntityManager } from '@mikro-orm/postgresql';

const CLOCK = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::float8 AS microseconds';

/**
 * The number of a change of name: PostgreSQL's clock, so that it grows with every change under the lock of the user.
 */
export async function nextChange(em: EntityManager): Promise<number> {
  const [clock] = await em.execute<{ microseconds: number }[]>(CLOCK);
  return Math.round(clock?.microseconds ?? 0);
}
