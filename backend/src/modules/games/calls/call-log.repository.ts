import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ErrorCode } from '@gamegeek/contracts/errors/error-codes.js';
import { CALLS_KEPT, type Call, type RefusalCount } from '@gamegeek/contracts/studio/calls.schemas.js';
import { TODAY } from '../../../core/database/database-time.js';
import { Sql } from '../../../core/database/sql.service.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { withTimeout } from '../../../core/redis/with-timeout.js';
import type { PendingCalls } from './call-log.service.js';

/** A call without its id, with the account instead of its name, which may change. */
export interface LoggedCall extends Pick<Call, 'kind' | 'way' | 'score' | 'board' | 'refusal'> {
  /** In milliseconds since the epoch. */
  at: number;
  userId: string | null;
}

export interface StoredCall extends LoggedCall {
  id: string;
}

/** How long the log of a game is kept after its last call, in seconds. */
const KEPT_FOR = 7 * 86_400;

const keyOf = (gameId: number) => `gamegeek:calls:${gameId}`;

/** $1 games, $2 codes, $3 counts. Returns the games that exist. */
const COUNT_REFUSALS = {
  name: 'count-refusals',
  text: `
    INSERT INTO game_refusals AS known (game_id, day, code, count)
    SELECT game_id, ${TODAY}, code, count
    FROM unnest($1::integer[], $2::text[], $3::integer[]) AS refused (game_id, code, count)
    WHERE EXISTS (SELECT FROM games WHERE id = game_id)
    ORDER BY game_id, code
    ON CONFLICT (game_id, day, code) DO UPDATE SET count = known.count + excluded.count
    RETURNING game_id AS "gameId"`,
};

/** $1 game. */
const REFUSED_TODAY = {
  name: 'refused-today',
  text: `
    SELECT code, count FROM game_refusals WHERE game_id = $1 AND day = ${TODAY}
    ORDER BY count DESC, code`,
};

/** $1 limit. */
const DELETE_OLD = {
  name: 'delete-old-refusals',
  text: `
    DELETE FROM game_refusals WHERE (game_id, day, code) IN (
      SELECT game_id, day, code FROM game_refusals WHERE day < ${TODAY} - 400
      ORDER BY day LIMIT $1
    ) RETURNING 1`,
};

/** $1 accounts. */
const NAMES = { name: 'names-of-callers', text: 'SELECT id, username FROM users WHERE id = ANY ($1)' };

/** The calls of games: the last ones in Redis, refusals counted by day in PostgreSQL. */
@Injectable()
export class CallLogRepository {
  private readonly log = new Logger('Calls');
  /** Makes the ids of this node different from those of others. */
  private readonly node = randomBytes(6).toString('base64url');
  private stored = 0;

  constructor(
    private readonly sql: Sql,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /**
   * Requests may name games that do not exist: they are not stored. Throws while PostgreSQL is unreachable. Without Redis
   * the calls are lost: they help in search of a mistake, and nothing is derived from them.
   */
  async store(pending: ReadonlyMap<number, PendingCalls>): Promise<void> {
    const counted = await this.countRefusals(pending);
    try {
      // One game after another, so that requests do not wait for the encoding of many.
      for (const [gameId, { calls }] of pending) {
        if (counted.has(gameId) || calls.some(({ refusal }) => refusal === null)) await this.add(gameId, calls);
      }
    } catch (error) {
      this.log.debug({ err: error }, 'calls of games could not be stored in Redis');
    }
  }

  /** The last calls of a game, newest first, as they are stored. */
  entries(gameId: number): Promise<string[]> {
    return withTimeout(this.redis.lRange(keyOf(gameId), 0, CALLS_KEPT - 1));
  }

  /** Entries with the current names of their accounts. */
  async present(entries: readonly string[]): Promise<Call[]> {
    const calls = entries.map((entry) => JSON.parse(entry) as StoredCall);
    const names = await this.names(calls.flatMap(({ userId }) => userId ?? []));
    return calls.map(({ userId, at, ...call }) => ({
      ...call,
      at: new Date(at).toISOString(),
      player: names.get(userId ?? '') ?? null,
    }));
  }

  refusedToday(gameId: number): Promise<RefusalCount[]> {
    return this.sql.run<RefusalCount>(REFUSED_TODAY, [gameId]);
  }

  /** Deletes counts of refusals that are old enough, at most `limit`. Returns how many. */
  async deleteOld(limit: number): Promise<number> {
    return (await this.sql.note(DELETE_OLD, [limit])).length;
  }

  private async add(gameId: number, calls: readonly LoggedCall[]): Promise<void> {
    const key = keyOf(gameId);
    const entries = calls.slice(-CALLS_KEPT).map((call) => this.encode(call));
    const list = this.redis
      .multi()
      .lPush(key, entries)
      .lTrim(key, 0, CALLS_KEPT - 1)
      .expire(key, KEPT_FOR);
    await withTimeout(list.execAsPipeline());
  }

  private encode(call: LoggedCall): string {
    this.stored += 1;
    return JSON.stringify({ id: `${this.node}${this.stored}`, ...call } satisfies StoredCall);
  }

  private async countRefusals(pending: ReadonlyMap<number, PendingCalls>): Promise<Set<number>> {
    const rows = [...pending].flatMap(([gameId, { refused }]) =>
      [...refused].map(([code, count]): [number, ErrorCode, number] => [gameId, code, count]),
    );
    if (rows.length === 0) return new Set();
    const columns = ([0, 1, 2] as const).map((column) => rows.map((row) => row[column]));
    return new Set((await this.sql.note<{ gameId: number }>(COUNT_REFUSALS, columns)).map(({ gameId }) => gameId));
  }

  private async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.sql.run<{ id: string; username: string }>(NAMES, [[...new Set(ids)]]);
    return new Map(rows.map(({ id, username }) => [id, username]));
  }
}
