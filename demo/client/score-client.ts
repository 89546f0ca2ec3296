import type { ApiClient, Refused, Reply } from './api-client.ts';

export interface Submission {
  gameId: number;
  score: number;
  apiKey: string;
  /** The idempotency key: one per play. */
  idempotencyKey: string;
}

/** The answer for an accepted score. */
export interface Accepted {
  id: number;
  score: number;
  /** Null while ranks are unavailable. */
  rank: number | null;
  personalBest: boolean;
}

export type Outcome = { kind: 'accepted'; answer: Accepted } | Refused | { kind: 'stopped' };

/** Sends scores with an API key, like an external game. */
export class ScoreClient {
  private readonly api: ApiClient;

  constructor(api: ApiClient) {
    this.api = api;
  }

  async submit({ gameId, score, apiKey, idempotencyKey }: Submission, stop: AbortSignal): Promise<Outcome> {
    const call = { path: '/api/scores', token: apiKey, body: { gameId, score }, idempotencyKey };
    return outcomeOf(await this.api.post<Accepted>(call, stop));
  }
}

export function outcomeOf(reply: Reply<Accepted>): Outcome {
  return reply.kind === 'ok' ? { kind: 'accepted', answer: reply.body } : reply;
}
