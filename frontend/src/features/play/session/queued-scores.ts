import { browserStore, browserScoreStore } from '@gamegeek/sdk/browser-store.js';
import type { QueuedScore, ScoreStore } from '@gamegeek/sdk/score-queue.js';

const PREFIX = 'play-scores:';
/** The owner of guest scores: only the HttpOnly cookie identifies the guest. */
export const GUEST_OWNER = 'guest';

/** Unsent scores of a game; stored across visits. */
export function queuedScores(gameId: number): ScoreStore {
  return browserScoreStore(browserStore(`${PREFIX}${gameId}:`, () => localStorage));
}

/**
 * Assigns the guest's unsent scores to the account that signs in, like the claim does on the server. A score that the
 * server may have stored already keeps its idempotency key and counts once.
 */
export function moveGuestQueue(store: ScoreStore, accountId: string): void {
  for (const queued of store.all()) if (queued.player === GUEST_OWNER) store.put({ ...queued, player: accountId });
}

/** Deletes the unsent guest scores of this browser, in all games. */
export function deleteGuestQueue(): void {
  const kept = browserStore(PREFIX, () => localStorage);
  for (const name of kept.names()) if (kept.read<QueuedScore>(name)?.player === GUEST_OWNER) kept.remove(name);
}
