import { Injectable } from '@nestjs/common';
import { parseFigures, SEQUENCE_KEY } from '../../../core/events/event-message.js';
import { EventStream } from '../../../core/events/event-stream.js';
import type { LuaScript } from '../../../core/redis/lua-script.js';
import type { Rise, ScoresAccepted, Standing } from '../shared/scores.events.js';
import { boardId } from '../shared/board.js';
import { FENCES_KEY, RANKS_PREFIX, rankKey, RankSets, READY_KEY, STALE_TOTALS_KEY } from './rank-sets.store.js';
import { scoreRankingScript } from './score-ranking.lua.js';

/** Committed scores of one week, for each player of a game the best one. */
export interface ScoresToRank {
  /** The Monday of the week that they count for. */
  week: string;
  /** The newest removal that was known when they were committed. */
  removals: number;
  games: Map<number, Standing[]>;
  /** False for a score that is surely no best: it is only asked for its player's rank. */
  mayBeBest: (gameId: number, standing: Standing) => boolean;
}

/** How a player stands after a score, and stood before it. */
export interface Placed {
  /** The best before; 0 for none. */
  previous: number;
  rank: number;
}

export interface Ranked {
  /** Players' places, in the order in which they were given. */
  places: Placed[];
  /** The scores that are bests of all time or of the week. */
  bests: number[];
}

/** Decides which committed scores are bests, ranks them and publishes them, in one round trip to Redis. */
@Injectable()
export class ScoreRanking {
  private readonly script: LuaScript;

  constructor(
    private readonly ranks: RankSets,
    private readonly events: EventStream,
  ) {
    this.script = scoreRankingScript(events.publishLua, RANKS_PREFIX);
  }

  /**
   * Undefined when the rank sets cannot tell; throws when Redis is away.
   */
  async rank(scores: ScoresToRank): Promise<Ranked | undefined> {
    const { week, removals, games, mayBeBest } = scores;
    const keys = [SEQUENCE_KEY, READY_KEY, STALE_TOTALS_KEY, FENCES_KEY];
    const args = [this.events.floor(), this.events.encodeHead('scores.accepted', `{"week":"${week}","boards":[`)];
    args.push(String(removals));
    for (const [gameId, bests] of games) {
      keys.push(rankKey(boardId({ scope: gameId, period: 'all' })));
      keys.push(rankKey(boardId({ scope: gameId, period: 'week', week })));
      args.push(String(bests.length));
      for (const best of bests) {
        const json = mayBeBest(gameId, best) ? JSON.stringify({ gameId, ...best }).slice(0, -1) : '';
        args.push(best.userId, String(best.score), json);
      }
    }
    const reply = await this.ranks.evaluate(this.script, keys, args);
    if (!Array.isArray(reply)) throw new Error('Redis answered something else than a list');
    const [seq, previous, sizes, results] = (reply as unknown[]).map(String);
    if (results === undefined || sizes === undefined) return undefined;
    const { places, event: payload } = readResults(scores, results);
    const place = { seq: Number(seq), previous: Number(previous) };
    if (place.seq > 0)
      await this.events.deliver(place, { name: 'scores.accepted', payload, figures: parseFigures(sizes) });
    return { places, bests: payload.bests.map(({ scoreId }) => scoreId) };
  }
}

/** What the reply says of each player, and the event that the script has published, as this node would have read it. */
function readResults({ week, games }: ScoresToRank, text: string): { places: Placed[]; event: ScoresAccepted } {
  const results = text.split(' ');
  const event: ScoresAccepted = { week, boards: [], bests: [] };
  let at = 0;
  const places = [...games].flatMap(([gameId, bests]) => {
    const raised = { allTime: false, weekly: false };
    const placesOfGame = bests.map((best): Placed => {
      const [before = '-', beforeInWeek = '-', rank] = results.slice(at, (at += 3));
      const allTime = riseFrom(before, best.score);
      const weekly = riseFrom(beforeInWeek, best.score);
      if (allTime ?? weekly) event.bests.push({ gameId, ...best, allTime, weekly });
      raised.allTime ||= allTime !== undefined;
      raised.weekly ||= weekly !== undefined;
      return { previous: before === '-' ? 0 : Number(before), rank: Number(rank) };
    });
    if (raised.allTime) event.boards.push(boardId({ scope: gameId, period: 'all' }));
    if (raised.weekly) event.boards.push(boardId({ scope: gameId, period: 'week', week }));
    return placesOfGame;
  });
  return { places, event };
}

/** '=' stands for a score that was surely no best. */
function riseFrom(before: string, score: number): Rise | undefined {
  if (before === '=') return undefined;
  if (before === '-') return 'entered';
  return Number(before) < score ? 'raised' : undefined;
}
