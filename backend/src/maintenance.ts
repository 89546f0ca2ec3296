import type pg from 'pg';
import type { Redis } from './core/redis/redis.js';
import { withTimeout } from './core/redis/with-timeout.js';
import { invalidateRanks, rankSetsState } from './modules/scores/index.js';

/** What an operator may ask for beside a running server: the words after `npm run admin --`. */
const MAINTENANCE = ['rebuild-ranks', 'retry-events'] as const;

export type Maintenance = (typeof MAINTENANCE)[number];

/** A node looks after the rank sets twice a second; none does when no server runs. */
const NOTICED_WITHIN = 5_000;
/** Twenty million bests take about a minute. */
const FILLED_WITHIN = 15 * 60_000;
const LOOK_EVERY = 200;

const RELEASE = `
  UPDATE outbox_events SET attempts = 0, due_at = NULL, parked_at = NULL WHERE parked_at IS NOT NULL`;

export function parseMaintenance([word, ...more]: string[]): Maintenance | undefined {
  return more.length === 0 ? MAINTENANCE.find((known) => known === word) : undefined;
}

/** Has a running server drop the rank sets and fill them from PostgreSQL. Answers a sentence for the operator. */
export async function rebuildRanks(redis: Redis, wait: (milliseconds: number) => Promise<unknown>): Promise<string> {
  await invalidateRanks(redis);
  const began = performance.now();
  for (;;) {
    const state = await withTimeout(rankSetsState(redis));
    if (state === 'filled') return 'The ranks were rebuilt.';
    const waited = performance.now() - began;
    if (state === 'lost' && waited > NOTICED_WITHIN) return 'The ranks will be rebuilt by the next server that starts.';
    if (waited > FILLED_WITHIN)
      return 'The ranks are still being rebuilt; the log of the servers says when it is done.';
    await wait(LOOK_EVERY);
  }
}

/** Has parked outbox events tried again. Answers a sentence for the operator. */
export async function retryEvents(client: pg.ClientBase): Promise<string> {
  const { rowCount } = await client.query(RELEASE);
  return rowCount ? `Parked events that are tried again: ${rowCount}.` : 'No event is parked.';
}
