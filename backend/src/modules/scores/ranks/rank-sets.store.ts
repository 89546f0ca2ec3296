import { Inject, Injectable } from '@nestjs/common';
import { parseFigures, SEQUENCE_KEY } from '../../../core/events/event-message.js';
import type { NamedEvent } from '../../../core/events/event-map.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { runScript, type LuaScript } from '../../../core/redis/lua-script.js';
import { CircuitBreaker } from '../../../core/redis/circuit-breaker.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { withTimeout } from '../../../core/redis/with-timeout.js';
import { joinScript, LOCATE, PAGE_START, settleScript } from './rank-sets.lua.js';

/** Set only while the rank sets hold every best: without it no rank is told from them. */
export const READY_KEY = 'gamegeek:ranks:ready';
/** Players whose totals are behind their bests. */
export const STALE_TOTALS_KEY = 'gamegeek:totals:stale';
/** Players of whom a score was removed lately, and the number of that removal. */
export const FENCES_KEY = 'gamegeek:ranks:fences';

/** Makes the sets count as lost: the next look of any node fills them again. */
export async function distrustRanks(redis: Redis): Promise<void> {
  await withTimeout(redis.del(READY_KEY));
}

/** Which PostgreSQL the rank sets were filled from. */
export const DATABASE_KEY = 'gamegeek:ranks:database';
/** The keys of all boards' sets, as a pattern: a board's name has a colon, and the names of all other keys have none. */
export const BOARD_KEYS = 'gamegeek:ranks:*:*';

/** The key of a board's set begins like this and ends with the board's name. */
export const RANKS_PREFIX = 'gamegeek:ranks:';

export const rankKey = (board: string) => `${RANKS_PREFIX}${board}`;

/** Raised bests of one board. Applying them twice, late or out of order changes nothing: a best is a maximum. */
export interface Join {
  board: string;
  /** A week's board is kept for some weeks only. */
  weekly: boolean;
  members: { userId: string; score: number }[];
}

export interface RankAsk {
  board: string;
  userId: string;
}

export interface JoinRequest {
  joins: Join[];
  asks: RankAsk[];
  /** Players whose bests rose. */
  stale: string[];
  /** Published in the same step. */
  event?: NamedEvent;
  /** The newest removal that was known when the bests were read. */
  removals: number;
}

/** How a player stands on some boards, also when that is less than it was. */
export interface Standing {
  /** The newest removal that was known when it was read. */
  removals: number;
  userId: string;
  /** Null where the player is not on the board. */
  places: { board: string; score: number | null }[];
}

export interface Settling {
  standing: Standing;
  /** Bests of the player that were read before this removal are refused from now on. */
  fence?: number;
  event?: NamedEvent;
  /** Whether the event is published only if the player has fallen on a board. */
  onlyIfFallen?: boolean;
  /** The totals are behind as well. */
  stale?: boolean;
}

/** What was to be joined or set was read before a removal, and may hold what was removed: it has to be read again. */
export class OutdatedStanding extends Error {
  constructor() {
    super('the standing was read before a score was removed');
  }
}

/** Where a page of a board begins, worked out from counts. */
export interface PageStart {
  /** The score of the page's first row. */
  score: number;
  /** How many rows of the board are better than that. */
  above: number;
}

/**
 * Each board as a Redis sorted set of players by score: a rank is one more than the number of better scores. The sets
 * are a projection of PostgreSQL and can be emptied at any moment (see `rank-rebuild.service.ts`). Every method throws when
 * Redis is away; none waits.
 */
@Injectable()
export class RankSets {
  private readonly joinAndPublish: LuaScript;
  private readonly settleAndPublish: LuaScript;
  private readonly breaker = new CircuitBreaker();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly events: EventStream,
  ) {
    this.joinAndPublish = joinScript(events.publishLua);
    this.settleAndPublish = settleScript(events.publishLua);
  }

  /**
   * One round trip for a batch: raises members, marks totals stale, publishes the event (if there is one) with the
   * boards' new sizes, and answers each ask's rank; null where ranks are not ready. Throws `OutdatedStanding`.
   */
  async join({ joins, asks, stale, event, removals }: JoinRequest): Promise<(number | null)[]> {
    const counts = [removals, stale.length, joins.length].map(String);
    const args = [this.events.floor(), this.encode(event), ...counts, ...stale];
    for (const { board, weekly, members } of joins) {
      args.push(rankKey(board), weekly ? '1' : '0', String(members.length));
      for (const { userId, score } of members) args.push(String(score), userId);
    }
    for (const { board, userId } of asks) args.push(rankKey(board), userId);
    const keys = [SEQUENCE_KEY, READY_KEY, STALE_TOTALS_KEY, FENCES_KEY];
    const [seq, previous, figures, ranks] = asList(await this.evaluate(this.joinAndPublish, keys, args));
    if (seq === undefined) throw new OutdatedStanding();
    await this.deliver(event, seq, previous, String(figures));
    return asNumbers(ranks).map((rank) => (rank > 0 ? rank : null));
  }

  /** Each ask's rank; null where there is none, or ranks are not ready. */
  async ranksOf(asks: RankAsk[]): Promise<(number | null)[]> {
    return this.join({ joins: [], asks, stale: [], removals: 0 });
  }

  /**
   * Sets a player's places to what they are, and not only up. A best that rises at this moment may be set back, so the
   * caller reads once more afterwards (see `exact-ranks.service.ts`). Throws `OutdatedStanding`.
   */
  async settle({ standing, fence = 0, event, onlyIfFallen = false, stale = false }: Settling): Promise<void> {
    const { userId, removals, places } = standing;
    const args = [this.events.floor(), this.encode(event), onlyIfFallen ? 'fallen' : 'always', userId];
    args.push(String(fence), String(removals), stale ? '1' : '0');
    for (const { board, score } of places) args.push(rankKey(board), score === null ? '' : String(score));
    const keys = [SEQUENCE_KEY, STALE_TOTALS_KEY, FENCES_KEY];
    const [seq, previous] = asList(await this.evaluate(this.settleAndPublish, keys, args));
    if (seq === undefined) throw new OutdatedStanding();
    await this.deliver(event, seq, previous, '');
  }

  /** Which of these players have had a score removed lately: their places may have to be lowered. */
  async fenced(userIds: string[]): Promise<string[]> {
    if (userIds.length === 0) return [];
    const fences = await withTimeout(this.redis.hmGet(FENCES_KEY, userIds));
    return userIds.filter((_, index) => typeof fences[index] === 'string');
  }

  /** The player's score and how many are better, or undefined when the sets cannot tell. */
  async locate(board: string, userId: string): Promise<PageStart | undefined> {
    return this.pageStart(LOCATE, board, userId);
  }

  /** The row at `offset` (0 is the first), or undefined when the sets cannot tell or the board ends before. */
  async rowAt(board: string, offset: number): Promise<PageStart | undefined> {
    return this.pageStart(PAGE_START, board, String(offset));
  }

  /** How many players a board has, or undefined when the sets cannot tell. */
  async size(board: string): Promise<number | undefined> {
    const [ready, size] = await withTimeout(
      Promise.all([this.redis.exists(READY_KEY), this.redis.zCard(rankKey(board))]),
    );
    return ready ? size : undefined;
  }

  private async pageStart(script: LuaScript, board: string, argument: string): Promise<PageStart | undefined> {
    const [score, above] = asNumbers(await this.evaluate(script, [READY_KEY, rankKey(board)], [argument]));
    return score === undefined || above === undefined ? undefined : { score, above };
  }

  /** How many members have a better score; undefined when ranks are not ready. */
  async countAbove(board: string, score: number): Promise<number | undefined> {
    const [ready, above] = await this.breaker.run(() =>
      this.redis.multi().exists(READY_KEY).zCount(rankKey(board), `(${score}`, '+inf').exec(),
    );
    return Number(ready) === 1 ? Number(above) : undefined;
  }

  private encode(event: NamedEvent | undefined): string {
    return event ? this.events.encode(event.name, event.payload) : '';
  }

  /** Listeners of this node have the event before the caller goes on. */
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

  /** All scripts share one circuit breaker: the first that waits for a hanging Redis spares the others. */
  evaluate(script: LuaScript, keys: string[], args: string[]): Promise<unknown> {
    return this.breaker.run(() => runScript(this.redis, script, keys, args));
  }
}

function asList(reply: unknown): unknown[] {
  return Array.isArray(reply) ? reply : [];
}

function asNumbers(reply: unknown): number[] {
  if (!Array.isArray(reply)) throw new Error('Redis answered something else than a list');
  return reply.map(Number);
}
