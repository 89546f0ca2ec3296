import { keep, keepScores } from '@gamegeek/sdk/kept.js';
import type { QueuedScore, ScoreStore } from '@gamegeek/sdk/score-queue.js';

const PREFIX = 'play-scores:';
/** Whose scores those of a guest are: only a cookie that no script can read knows which guest that is. */
export const GUEST_OWNER = 'guest';

/** The scores in a game that could not be sent yet. They outlive the page. */
export function queuedScores(gameId: number): ScoreStore {
  return keepScores(keep(`${PREFIX}${gameId}:`, () => localStorage));
}

/**
 * Makes the guest's scores those of the account that signs in, as the claim does with the guest's bests. One that the
 * server may have stored already has its idempotency key, under which it is claimed, and counts once.
 */
export function handOver(store: ScoreStore, accountId: string): void {
  for (const queued of store.all()) if (queued.player === GUEST_OWNER) store.put({ ...queued, player: accountId });
}

/** Deletes what the guest of this browser has not sent yet, in all games. */
export function forgetGuestQueue(): void {
  const kept = keep(PREFIX, () => localStorage);
  for (const name of kept.names()) if (kept.read<QueuedScore>(name)?.player === GUEST_OWNER) kept.remove(name);
}
