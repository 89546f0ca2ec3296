import type { Random } from '../../libs/arcade/src/random.ts';
import { backoff, retryAfter } from './backoff.ts';
import type { Timers } from './timers.ts';

const TIME_LIMIT_MS = 5_000;

export interface Submission {
  gameId: number;
  score: number;
  apiKey: string;
  /** One a play: whatever happens on the way, the play counts once. */
  idempotencyKey: string;
}

/** What the server says of an accepted score. */
export interface Accepted {
  id: number;
  score: number;
  /** Null while the server cannot tell. */
  rank: number | null;
  personalBest: boolean;
}

export type Outcome =
  | { kind: 'accepted'; answer: Accepted }
  | { kind: 'refused'; status: number; reason: string }
  | { kind: 'stopped' };

type Attempt = Outcome | { kind: 'again'; after: number; reason: string };

export interface ScoreClientParts {
  url: string;
  fetch: typeof fetch;
  timers: Timers;
  random: Random;
  /** Told before each further attempt. */
  onRetry: (reason: string) => void;
}

/** Sends scores as any external game would: over HTTP, with an API key, until the server has said yes or no. */
export class ScoreClient {
  private readonly parts: ScoreClientParts;

  constructor(parts: ScoreClientParts) {
    this.parts = parts;
  }

  /** Tries again, with the same key, as long as the fault may pass; gives up when the server says no. */
  async submit(submission: Submission, stop: AbortSignal): Promise<Outcome> {
    const { timers, random, onRetry } = this.parts;
    for (let attempt = 1; !stop.aborted; attempt++) {
      const outcome = await this.attempt(submission, stop);
      if (outcome.kind !== 'again') return outcome;
      if (stop.aborted) break;
      onRetry(outcome.reason);
      await timers.wait(outcome.after + backoff(attempt, random), stop);
    }
    return { kind: 'stopped' };
  }

  private async attempt(submission: Submission, stop: AbortSignal): Promise<Attempt> {
    const { url, fetch, timers } = this.parts;
    const { gameId, score, apiKey, idempotencyKey } = submission;
    try {
      const response = await fetch(`${url}/api/scores`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          Authorization: `Bearer ${apiKey}`,
          'Idempotency-Key': idempotencyKey,
        },
        body: JSON.stringify({ gameId, score }),
        signal: AbortSignal.any([stop, timers.limit(TIME_LIMIT_MS)]),
      });
      if (response.ok) return { kind: 'accepted', answer: (await response.json()) as Accepted };
      const reason = await sentence(response);
      if (response.status !== 429 && response.status < 500) return { kind: 'refused', status: response.status, reason };
      return { kind: 'again', after: retryAfter(response.headers.get('Retry-After'), timers.now()), reason };
    } catch {
      // No answer, or half of one: the score may have been counted, and the key keeps it from counting twice.
      return { kind: 'again', after: 0, reason: 'the server does not answer' };
    }
  }
}

async function sentence(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const told = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof told === 'string' ? told : `status ${response.status}`;
}
