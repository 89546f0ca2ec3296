import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import type { Database } from '../../factories/made.js';
import type { MadeUser } from '../../factories/user.factory.js';
import type { Seeded } from '../seeded.js';

const REQUEST_TIMEOUT = 15_000;
const RETRY_DELAY = 50;

/** Shared by all loads of a test file, so that no two calls send the same score. */
let sent = 0;

/** A score as recorded by its sender. */
export interface Call {
  player: MadeUser;
  gameId: number;
  /** Unique, to identify the stored row. */
  score: number;
  key?: string;
  /** `unknown`: no response, or a server error. */
  outcome: 'ok' | 'failed' | 'unknown';
  answer?: SubmittedScore;
}

/** One attempt of a call. */
export interface Try {
  status: number | 'no answer';
  /** Why there was no answer. */
  error?: string;
  milliseconds: number;
  at: number;
}

export interface LoadOptions {
  /** The target of the next request. */
  target: () => string;
  players: MadeUser[];
  gameIds: number[];
  random: Seeded;
  clients: number;
  /** The share of calls with an idempotency key; a half by default. */
  keyed?: number;
}

/**
 * Clients that send scores sequentially, like games, and record the outcomes. Half of the calls have an idempotency
 * key and are retried until the outcome is known; the others are not.
 */
export class ScoringLoad {
  readonly calls: Call[] = [];
  readonly tries: Try[] = [];
  private stopping = false;
  private readonly running: Promise<void>[];

  constructor(private readonly options: LoadOptions) {
    this.running = Array.from({ length: options.clients }, () => this.client());
  }

  get acknowledged(): Call[] {
    return this.calls.filter(({ outcome }) => outcome === 'ok');
  }

  /** Starts no new calls; those with a key continue until the outcome is known. */
  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running);
  }

  private async client(): Promise<void> {
    const { players, gameIds, random, keyed = 0.5 } = this.options;
    while (!this.stopping) {
      const call: Call = {
        player: random.pick(players),
        gameId: random.pick(gameIds),
        score: random.between(1, 1_000_000) * 100_000 + (sent += 1),
        ...(random.next() < keyed && { key: randomUUID() }),
        outcome: 'unknown',
      };
      this.calls.push(call);
      await this.complete(call);
    }
  }

  private async complete(call: Call): Promise<void> {
    for (;;) {
      call.outcome = await this.send(call);
      if (call.outcome !== 'unknown') return;
      await wait(RETRY_DELAY);
      if (call.key === undefined) return;
    }
  }

  private async send(call: Call): Promise<Call['outcome']> {
    const { player, gameId, score, key } = call;
    const at = performance.now();
    const record = (result: Pick<Try, 'status' | 'error'>) =>
      this.tries.push({ ...result, at, milliseconds: performance.now() - at });
    try {
      const response = await fetch(`${this.options.target()}/api/scores`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
        body: JSON.stringify({ gameId, score, apiKey: player.apiKey }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      });
      const body: unknown = await response.json();
      record({ status: response.status });
      if (response.status >= 500) return 'unknown';
      if (response.status !== 200) return 'failed';
      call.answer = body as SubmittedScore;
      return 'ok';
    } catch (error) {
      record({ status: 'no answer', error: inspect(error) });
      return 'unknown';
    }
  }
}

export interface Faults {
  /** Acknowledged, but missing or different. */
  lost: Call[];
  /** Stored more than once. */
  doubled: Call[];
  /** Refused, but stored. */
  refusedButStored: Call[];
  /** Rows that were never sent. */
  invented: unknown[];
}

export const NO_FAULTS: Faults = { lost: [], doubled: [], refusedButStored: [], invented: [] };

interface StoredRow {
  id: number;
  userId: string;
  gameId: number;
  score: number;
}

/** Compares the callers' records with the stored rows (like Jepsen's checker, for one table). */
export async function findFaults(database: Database, calls: Call[]): Promise<Faults> {
  const rows = await database.rows<StoredRow>(
    'SELECT id::float8 AS id, user_id AS "userId", game_id AS "gameId", score::float8 AS score FROM scores',
  );
  const name = (userId: string, gameId: number, score: number) => `${userId} ${gameId} ${score}`;
  const stored = Map.groupBy(rows, ({ userId, gameId, score }) => name(userId, gameId, score));
  const rowsOf = ({ player, gameId, score }: Call) => stored.get(name(player.id, gameId, score)) ?? [];
  const sent = new Set(calls.map(({ player, gameId, score }) => name(player.id, gameId, score)));
  return {
    lost: calls.filter((call) => call.outcome === 'ok' && !rowsOf(call).some(({ id }) => id === call.answer?.id)),
    doubled: calls.filter((call) => rowsOf(call).length > 1),
    refusedButStored: calls.filter((call) => call.outcome === 'failed' && rowsOf(call).length > 0),
    invented: rows.filter(({ userId, gameId, score }) => !sent.has(name(userId, gameId, score))),
  };
}
