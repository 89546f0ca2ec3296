import { Injectable } from '@nestjs/common';
import { parseFigures, SEQUENCE_KEY } from '../../../core/events/event-message.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import type { LuaScript } from '../../../core/redis/lua-script.js';
import type { BestChange, ScoresAccepted, BoardEntryEvent } from '../shared/scores.events.js';
import { boardId } from '../shared/board.js';
import { FENCES_KEY, RANKS_PREFIX, rankKey, RankSets, READY_KEY } from './rank-sets.store.js';
import { scoreRankingScript } from './score-ranking.lua.js';

/** Committed scores of one week: for each player of a game the best one. */
export interface ScoresToRank {
  /** The Monday of the week in which they count. */
  week: string;
  /** The newest removal that was known when they were committed. */
  removals: number;
  games: Map<number, BoardEntryEvent[]>;
  /** False for a score that is certainly no best: only its player's rank is read. */
  mayBeBest: (gameId: number, entry: BoardEntryEvent) => boolean;
}

export interface PlayerRank {
  /** The previous best; 0 for none. */
  previous: number;
  rank: number;
}

export interface RankingResult {
  /** In the order of the request. */
  players: PlayerRank[];
  /** The scores that are bests of all time or of the week. */
  bests: number[];
}

/** Determines which committed scores are bests, ranks and publishes them, in one round trip to Redis. */
@Injectable()
export class ScoreRanking {
  private readonly script: LuaScript;

  constructor(
    private readonly ranks: RankSets,
    private readonly events: EventStream,
  ) {
    this.script = scoreRankingScript(events.publishLua, RANKS_PREFIX);
  }

  /** Returns undefined if the rank sets are incomplete or outdated; throws while Redis is unreachable. */
  async rank(scores: ScoresToRank): Promise<RankingResult | undefined> {
    const { week, removals, games, mayBeBest } = scores;
    const keys = [SEQUENCE_KEY, READY_KEY, FENCES_KEY];
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
    if (!Array.isArray(reply)) throw new Error('Redis did not return a list');
    const [seq, previous, sizes, results] = (reply as unknown[]).map(String);
    if (results === undefined || sizes === undefined) return undefined;
    const { players, event: payload } = readResults(scores, results);
    const place = { seq: Number(seq), previous: Number(previous) };
    if (place.seq > 0)
      await this.events.deliver(place, { name: 'scores.accepted', payload, figures: parseFigures(sizes) });
    return { players, bests: payload.bests.map(({ scoreId }) => scoreId) };
  }
}

/** Parses the reply: the rank of each player, and the event as other nodes receive it from Redis. */
function readResults({ week, games }: ScoresToRank, text: string): { players: PlayerRank[]; event: ScoresAccepted } {
  const results = text.split(' ');
  const event: ScoresAccepted = { week, boards: [], bests: [] };
  let at = 0;
  const players = [...games].flatMap(([gameId, bests]) => {
    const raised = { allTime: false, weekly: false };
    const playersOfGame = bests.map((best): PlayerRank => {
      const [before = '-', beforeInWeek = '-', rank] = results.slice(at, (at += 3));
      const allTime = changeFrom(before, best.score);
      const weekly = changeFrom(beforeInWeek, best.score);
      if (allTime ?? weekly) event.bests.push({ gameId, ...best, allTime, weekly });
      raised.allTime ||= allTime !== undefined;
      raised.weekly ||= weekly !== undefined;
      return { previous: before === '-' ? 0 : Number(before), rank: Number(rank) };
    });
    if (raised.allTime) event.boards.push(boardId({ scope: gameId, period: 'all' }));
    if (raised.weekly) event.boards.push(boardId({ scope: gameId, period: 'week', week }));
    return playersOfGame;
  });
  return { players, event };
}

/** '=' marks a score that was not compared. */
function changeFrom(before: string, score: number): BestChange | undefined {
  if (before === '=') return undefined;
  if (before === '-') return 'entered';
  return Number(before) < score ? 'raised' : undefined;
}
