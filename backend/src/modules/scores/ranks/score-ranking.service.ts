import type { Reset } from '@gamegeek/contracts/scores/period.js';
import { startsOf } from '@gamegeek/rules/boards/periods.js';
import { Injectable } from '@nestjs/common';
import { parseFigures, SEQUENCE_KEY } from '../../../core/events/event-message.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import type { LuaScript } from '../../../core/redis/lua-script.js';
import type { BestChange, BoardEntryEvent, RaisedBest, ScoresAccepted } from '../shared/scores.events.js';
import { spanId, spansAt, type BoardSpan } from '../shared/board.js';
import { FENCES_KEY, RANKS_PREFIX, rankKey, RankSets, READY_KEY } from './rank-sets.store.js';
import { scoreRankingScript } from './score-ranking.lua.js';

/** The scores of a board that are to be ranked: for each player the best one. */
export interface BoardScores {
  gameId: number;
  boardId: number;
  resets: readonly Reset[];
  bests: BoardEntryEvent[];
}

/** Committed scores of one day. */
export interface ScoresToRank {
  /** On which they count. */
  day: string;
  /** The newest removal that was known when they were committed. */
  removals: number;
  boards: BoardScores[];
  /** False for a score that is certainly no best: only its player's rank is read. */
  mayBeBest: (board: BoardScores, entry: BoardEntryEvent) => boolean;
}

export interface PlayerRank {
  /** The previous best; 0 for none. */
  previous: number;
  rank: number;
}

export interface RankingResult {
  /** In the order of the request. */
  players: PlayerRank[];
  /** The scores that are bests of all time or of a period. */
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
    const { day, removals, boards, mayBeBest } = scores;
    const starts = startsOf(day);
    const keys = [SEQUENCE_KEY, READY_KEY, FENCES_KEY];
    const args = [this.events.floor(), this.events.encodeHead('scores.accepted', `{"day":"${day}","boards":[`)];
    args.push(String(removals));
    for (const board of boards) {
      const { gameId, boardId, bests } = board;
      const spans = spansAt(boardId, board.resets, starts);
      args.push(String(spans.length));
      for (const span of spans) {
        keys.push(rankKey(spanId(span)));
        args.push(span.period);
      }
      args.push(String(bests.length));
      for (const best of bests) {
        const json = mayBeBest(board, best) ? JSON.stringify({ gameId, boardId, ...best }).slice(0, -1) : '';
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
function readResults({ day, boards }: ScoresToRank, text: string): { players: PlayerRank[]; event: ScoresAccepted } {
  const results = text.split(' ');
  const starts = startsOf(day);
  const event: ScoresAccepted = { day, boards: [], bests: [] };
  let at = 0;
  const players = boards.flatMap(({ gameId, boardId, resets, bests }) => {
    const spans = spansAt(boardId, resets, starts);
    const changed = new Set<BoardSpan>();
    const ofBoard = bests.map((entry): PlayerRank => {
      const [before = '-', ...others] = results.slice(at, (at += spans.length));
      const rank = Number(results[at]);
      at += 1;
      const best: RaisedBest = { gameId, boardId, ...entry };
      const rises = spans.filter((span, index) => {
        const change = changeFrom(index === 0 ? before : (others[index - 1] ?? '-'), entry.score);
        if (change) best[span.period] = change;
        return change !== undefined;
      });
      if (rises.length > 0) event.bests.push(best);
      for (const span of rises) changed.add(span);
      return { previous: before === '-' ? 0 : Number(before), rank };
    });
    event.boards.push(...spans.filter((span) => changed.has(span)).map(spanId));
    return ofBoard;
  });
  return { players, event };
}

/** '=' marks a score that was not compared. */
function changeFrom(before: string, score: number): BestChange | undefined {
  if (before === '=') return undefined;
  if (before === '-') return 'entered';
  return Number(before) < score ? 'raised' : undefined;
}
