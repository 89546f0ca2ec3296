import type { Period } from '@gamegeek/contracts/scores/period.js';
import { Inject, Injectable } from '@nestjs/common';
import { parseFigures, SEQUENCE_KEY } from '../../../core/events/event-message.js';
import type { NamedEvent } from '../../../core/events/event-map.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { runScript, type LuaScript } from '../../../core/redis/lua-script.js';
import { CircuitBreaker } from '../../../core/redis/circuit-breaker.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { withTimeout } from '../../../core/redis/with-timeout.js';
import { keepSecondsOf, raiseScript, LOCATE, LOCATE_PAGE, PAGE_START, setExactScript, SIZES } from './rank-sets.lua.js';

/** Set only while the rank sets are complete; ranks are not read from them otherwise. */
export const READY_KEY = 'gamegeek:ranks:ready';
/** The number of the latest removal by player, for a day. Scores that were read before it are refused. */
export const FENCES_KEY = 'gamegeek:ranks:fences';

/** Which PostgreSQL the rank sets were filled from. */
export const DATABASE_KEY = 'gamegeek:ranks:database';

/** Makes a node rebuild the rank sets, as after a restore of the database. */
export async function invalidateRanks(redis: Redis): Promise<void> {
  await withTimeout(redis.del([READY_KEY, DATABASE_KEY]));
}

/** Matches the rank sets of all boards: board ids contain a colon, the names of other keys contain none. */
export const BOARD_KEYS = 'gamegeek:ranks:*:*';

/** Followed by the board id. */
export const RANKS_PREFIX = 'gamegeek:ranks:';

export const rankKey = (board: string) => `${RANKS_PREFIX}${board}`;

/** Raised bests of one board. Idempotent and independent of the order: the set keeps the maximum. */
export interface BoardUpdate {
  board: string;
  /** Sets of periods expire. */
  period: Period;
  members: { userId: string; score: number }[];
}

export interface RankQuery {
  board: string;
  userId: string;
}

export interface RaiseRequest {
  updates: BoardUpdate[];
  queries: RankQuery[];
  /** Published by the same script. */
  event?: NamedEvent;
  /** The newest removal that was known when the bests were read. */
  removals: number;
}

/** A player's scores on some boards, as stored in PostgreSQL. */
export interface PlayerScores {
  /** The newest removal that was known when they were read. */
  removals: number;
  userId: string;
  /** Null where the player is not on the board. */
  boards: { board: string; score: number | null }[];
}

export interface SetExactRequest {
  scores: PlayerScores;
  /** Scores of the player that were read before this removal are refused from now on. */
  fence?: number;
  event?: NamedEvent;
  /** Whether the event is published only if a score of the player decreased. */
  onlyIfLowered?: boolean;
}

/** The scores were read before a removal and may contain the removed score; the caller has to read them again. */
export class OutdatedScoresError extends Error {
  constructor() {
    super('the scores were read before a score was removed');
  }
}

/** Where a page of a board begins. */
export interface PageStart {
  /** The score of the page's first row. */
  score: number;
  /** How many rows have a better score. */
  above: number;
}

/** A player's score and how many are better. */
export interface Place extends PageStart {
  /** Of the player's page, if no other player has the same score. */
  start: PageStart;
}

/**
 * Each board as a Redis sorted set of players by score: a rank is one more than the number of better scores. The sets
 * are a projection of PostgreSQL and can be lost at any time (see `rank-rebuild.service.ts`). Every method throws at
 * once while Redis is unreachable.
 */
@Injectable()
export class RankSets {
  private readonly raiseAndPublish: LuaScript;
  private readonly setExactAndPublish: LuaScript;
  private readonly breaker = new CircuitBreaker();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly events: EventStream,
  ) {
    this.raiseAndPublish = raiseScript(events.publishLua);
    this.setExactAndPublish = setExactScript(events.publishLua);
  }

  /**
   * One round trip for a batch: raises members, publishes the event (if any) with the new sizes of the boards, and
   * returns the rank for each query; null while the sets are incomplete. Throws `OutdatedScoresError`.
   */
  async raise({ updates, queries, event, removals }: RaiseRequest): Promise<(number | null)[]> {
    const args = [this.events.floor(), this.encode(event), String(removals), String(updates.length)];
    for (const { period, members } of updates) {
      args.push(String(keepSecondsOf(period)), String(members.length));
      for (const { userId, score } of members) args.push(String(score), userId);
    }
    for (const { userId } of queries) args.push(userId);
    const boards = [...updates, ...queries].map(({ board }) => rankKey(board));
    const keys = [SEQUENCE_KEY, READY_KEY, FENCES_KEY, ...boards];
    const [seq, previous, figures, ranks] = asList(await this.evaluate(this.raiseAndPublish, keys, args));
    if (seq === undefined) throw new OutdatedScoresError();
    await this.deliver(event, seq, previous, String(figures));
    return asNumbers(ranks).map((rank) => (rank > 0 ? rank : null));
  }

  /** The rank for each query; null for players who are not on the board, or while the sets are incomplete. */
  async ranksOf(queries: RankQuery[]): Promise<(number | null)[]> {
    return this.raise({ updates: [], queries, removals: 0 });
  }

  /**
   * Sets a player's scores, also to lower ones. A best that rises at this moment may be overwritten, so the caller
   * reads again afterwards (see `exact-ranks.service.ts`). Throws `OutdatedScoresError`.
   */
  async setExact({ scores, fence = 0, event, onlyIfLowered = false }: SetExactRequest): Promise<void> {
    const { userId, removals, boards } = scores;
    const args = [this.events.floor(), this.encode(event), onlyIfLowered ? 'fallen' : 'always', userId];
    args.push(String(fence), String(removals));
    for (const { score } of boards) args.push(score === null ? '' : String(score));
    const keys = [SEQUENCE_KEY, FENCES_KEY, ...boards.map(({ board }) => rankKey(board))];
    const [seq, previous] = asList(await this.evaluate(this.setExactAndPublish, keys, args));
    if (seq === undefined) throw new OutdatedScoresError();
    await this.deliver(event, seq, previous, '');
  }

  /** The player's score and how many are better; undefined for unknown players or while the set is incomplete. */
  async locate(board: string, userId: string): Promise<PageStart | undefined> {
    return pageStart(asNumbers(await this.evaluate(LOCATE, [READY_KEY, rankKey(board)], [userId])));
  }

  /** The same, and where the player's page begins. */
  async locatePage(board: string, userId: string, pageSize: number): Promise<Place | undefined> {
    const keys = [READY_KEY, rankKey(board)];
    const found = asNumbers(await this.evaluate(LOCATE_PAGE, keys, [userId, String(pageSize)]));
    const [place, start] = [pageStart(found), pageStart(found.slice(2))];
    return place && start && { ...place, start };
  }

  /** The row at `offset` (from 0); undefined past the end of the board or while the set is incomplete. */
  async rowAt(board: string, offset: number): Promise<PageStart | undefined> {
    return pageStart(asNumbers(await this.evaluate(PAGE_START, [READY_KEY, rankKey(board)], [String(offset)])));
  }

  /** The number of players on a board; undefined while the set is incomplete. */
  async size(board: string): Promise<number | undefined> {
    return (await this.sizes([board]))?.[0];
  }

  /** The numbers of players on these boards, in one call; undefined while the sets are incomplete. */
  async sizes(boards: string[]): Promise<number[] | undefined> {
    const sizes = asNumbers(await this.evaluate(SIZES, [READY_KEY, ...boards.map(rankKey)], []));
    return sizes.length === boards.length ? sizes : undefined;
  }

  /** How many members have a better score; undefined while the set is incomplete. */
  async countAbove(board: string, score: number): Promise<number | undefined> {
    const [ready, above] = await this.breaker.run(() =>
      this.redis.multi().exists(READY_KEY).zCount(rankKey(board), `(${score}`, '+inf').exec(),
    );
    return Number(ready) === 1 ? Number(above) : undefined;
  }

  private encode(event: NamedEvent | undefined): string {
    return event ? this.events.encode(event.name, event.payload) : '';
  }

  /** Resolves after the listeners of this node have handled the event. */
  private async deliver(
    event: NamedEvent | undefined,
    seq: unknown,
    previous: unknown,
    figures: string,
  ): Promise<void> {
    if (!event || Number(seq) === 0) return;
    const place = { seq: Number(seq), previous: Number(previous) };
    await this.events.deliver(place, { ...event, figures: parseFigures(figures) });
  }

  /** All scripts share one circuit breaker. */
  evaluate(script: LuaScript, keys: string[], args: string[]): Promise<unknown> {
    return this.breaker.run(() => runScript(this.redis, script, keys, args));
  }
}

function pageStart([score, above]: number[]): PageStart | undefined {
  return score === undefined || above === undefined ? undefined : { score, above };
}

function asList(reply: unknown): unknown[] {
  return Array.isArray(reply) ? reply : [];
}

function asNumbers(reply: unknown): number[] {
  if (!Array.isArray(reply)) throw new Error('Redis did not return a list');
  return reply.map(Number);
}
