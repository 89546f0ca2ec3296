import type { BoardResult, PortRequests } from '@gamegeek/contracts/play/port-messages.js';
import { Refused, Unreachable } from './connection/api.js';

export const QUEUE_LIMIT = 50;
export const QUEUE_MS = 7 * 86_400_000;
/** Idempotency keys are kept 24 hours; a later repeat could count twice. */
export const CONFIRM_MS = 23 * 3_600_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

/** A score with what proves it, and its board. */
export type SentScore = PortRequests['submit'];

export interface QueuedScore extends SentScore {
  /** The idempotency key. */
  key: string;
  /** The player it is sent for; empty for a guest unknown to the server. */
  player: string;
  at: number;
  /** The time of the first attempt with an unknown outcome. */
  unsureAt?: number;
}

/** Keeps scores until they are accepted or refused, beyond the page if possible. */
export interface ScoreStore {
  all: () => QueuedScore[];
  put: (score: QueuedScore) => void;
  remove: (key: string) => void;
}

interface QueueOptions {
  store: ScoreStore;
  /** The current player; undefined while nothing can be sent. */
  player: () => string | undefined;
  /** Rejects with `Refused` or `Unreachable`. */
  send: (score: QueuedScore) => Promise<BoardResult>;
  /** A score was accepted or refused. `late`: `submit` has already returned `queued`. */
  onResult: (score: QueuedScore, result: BoardResult, late: boolean) => void;
  onChange: () => void;
}

export const unsent = (status: 'queued' | 'refused', reason: string | null = null): BoardResult => ({
  status,
  reason,
  rank: null,
  personalBest: false,
  verified: false,
  wouldBeRank: null,
  total: null,
});

/** Unique among the scores of a player; `crypto.randomUUID` requires TLS. */
const newKey = (): string => `${Date.now()}-${Math.random()}`;

export interface ScoreQueue {
  /** The number of queued scores of this player, without those whose first attempt is not over. */
  waiting: () => number;
  /** Resolves after the first attempt. */
  submit: (player: string, sent: SentScore) => Promise<BoardResult>;
  /** Sends queued scores; after a lost connection at once, unless the server has asked to wait. */
  run: (isBack?: boolean) => Promise<void>;
}

/** Sends scores one by one until the server accepts or refuses each. */
export function createQueue({ store, player, send, onResult, onChange }: QueueOptions): ScoreQueue {
  const waiters = new Map<string, (result: BoardResult) => void>();
  let isSending = false;
  let failures = 0;
  /** The last attempt that has failed. */
  let failed: Unreachable | undefined;
  let notBefore = 0;
  /** `notBefore` if the server has asked to wait. */
  let askedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = (queued: QueuedScore, result: BoardResult): void => {
    const resolve = waiters.get(queued.key);
    waiters.delete(queued.key);
    onResult(queued, result, !resolve);
    store.remove(queued.key);
    resolve?.(result);
  };

  /** The oldest queued score of this player. Expired ones are reported and dropped. */
  const next = (): QueuedScore | undefined => {
    const now = Date.now();
    for (const queued of store.all().sort((a, b) => a.at - b.at)) {
      if (now - queued.at > QUEUE_MS) finish(queued, unsent('refused', 'expired'));
      // NaN, which is not greater, if no attempt has an unknown outcome.
      else if (now - (queued.unsureAt as number) > CONFIRM_MS) finish(queued, unsent('refused', 'unconfirmed'));
      else if (queued.player === player()) return queued;
    }
    return undefined;
  };

  const hold = ({ key }: QueuedScore, { waitMs, unsure }: Unreachable): void => {
    // Read again, because it may have been moved to another player.
    const kept = store.all().find((queued) => queued.key === key);
    if (kept && unsure) store.put({ unsureAt: Date.now(), ...kept });
    const pause = Math.min(FIRST_RETRY_MS * 2 ** failures++, LAST_RETRY_MS) * (0.5 + Math.random() / 2);
    notBefore = Date.now() + Math.max(pause, waitMs);
    askedUntil = waitMs && notBefore;
  };

  const attempt = async (queued: QueuedScore): Promise<void> => {
    try {
      const result = await send(queued);
      failures = 0;
      finish(queued, result);
    } catch (error) {
      if (error instanceof Refused) finish(queued, unsent('refused', error.message));
      else hold(queued, (failed = error instanceof Unreachable ? error : new Unreachable(0, true)));
    }
  };

  const run = async (isBack?: boolean): Promise<void> => {
    if (isSending) return;
    if (isBack) notBefore = askedUntil;
    isSending = true;
    clearTimeout(timer);
    for (let queued = next(); queued && Date.now() >= notBefore; queued = next()) await attempt(queued);
    isSending = false;
    for (const resolve of waiters.values()) resolve(unsent('queued', failed?.reason));
    waiters.clear();
    onChange();
    if (next()) timer = setTimeout(() => void run(), notBefore - Date.now());
  };

  return {
    waiting: () =>
      store.all().filter((queued) => !waiters.has(queued.key) && queued.player === (player() ?? queued.player)).length,
    submit: (owner, sent) =>
      new Promise((resolve) => {
        const queued = { ...sent, key: newKey(), player: owner, at: Date.now() };
        waiters.set(queued.key, resolve);
        if (store.all().length >= QUEUE_LIMIT) finish(queued, unsent('refused', 'queue_full'));
        else store.put(queued);
        void run();
      }),
    run,
  };
}
