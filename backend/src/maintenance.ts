import type pg from 'pg';
import type { Redis } from './core/redis/redis.js';
import { withTimeout } from './core/redis/with-timeout.js';
import { invalidateRanks } from './modules/scores/ranks/rank-sets.store.js';
import { rankSetsState } from './modules/scores/ranks/rank-rebuild.service.js';

/** Commands of `npm run admin --` that work while a server is running. */
const MAINTENANCE = ['rebuild-ranks', 'retry-events'] as const;

export type Maintenance = (typeof MAINTENANCE)[number];

/** In milliseconds. A running node checks the rank sets twice a second. */
const NOTICED_WITHIN = 5_000;
/** In milliseconds. Twenty million bests take about a minute. */
const FILLED_WITHIN = 15 * 60_000;
const LOOK_EVERY = 200;

const RELEASE = `
  UPDATE outbox_events SET attempts = 0, due_at = NULL, parked_at = NULL WHERE parked_at IS NOT NULL`;

export function parseMaintenance([word, ...more]: string[]): Maintenance | undefined {
  return more.length === 0 ? MAINTENANCE.find((known) => known === word) : undefined;
}

/** Makes a running server drop the rank sets and fill them from PostgreSQL. Returns a sentence for the operator. */
export async function rebuildRanks(redis: Redis, wait: (milliseconds: number) => Promise<unknown>): Promise<string> {
  await invalidateRanks(redis);
  const began = performance.now();
  for (;;) {
    const state = await withTimeout(rankSetsState(redis));
    if (state === 'filled') return 'The ranks were rebuilt.';
    const waited = performance.now() - began;
    if (state === 'lost' && waited > NOTICED_WITHIN) return 'The ranks will be rebuilt by the next server that starts.';
    if (waited > FILLED_WITHIN) return 'The ranks are still being rebuilt; the log of the servers reports the end.';
    await wait(LOOK_EVERY);
  }
}

/** Retries parked outbox events. Returns a sentence for the operator. */
export async function retryEvents(client: pg.ClientBase): Promise<string> {
  const { rowCount } = await client.query(RELEASE);
  return rowCount
    ? `Retrying ${rowCount} parked ${rowCount === 1 ? 'event' : 'events'}.`
    : 'There are no parked events.';
}
