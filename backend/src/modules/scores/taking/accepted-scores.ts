import { Injectable } from '@nestjs/common';
import { EventStream } from '../../../core/events/event-stream.js';
import { Outbox } from '../../../core/events/outbox.js';
import type { AcceptedRow } from './accept-scores.sql.js';
import { AnswerKeeper } from './answer-keeper.js';
import { boardId } from '../boards/board.js';
import { OutdatedStanding, RankSets, type Join } from '../boards/rank-sets.js';
import type { RaisedBest, Rise, ScoresAccepted } from '../scores.events.js';
import type { FreshScore, WrittenScore } from './submission.js';
import { TotalsQueue } from '../totals/totals-queue.js';

/** What follows a commit: ranks are joined and asked for, all nodes are told, and the outbox row is settled. */
@Injectable()
export class AcceptedScores {
  constructor(
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly ranks: RankSets,
    private readonly totals: TotalsQueue,
    private readonly answers: AnswerKeeper,
  ) {}

  async settle(scores: FreshScore[], row: AcceptedRow): Promise<Map<number, WrittenScore>> {
    const bests = raisedBests(scores, row);
    const event: ScoresAccepted = { week: row.week, boards: [], bests };
    const joins = joinsOf(bests, row.week);
    event.boards = joins.map(({ board }) => board);
    const ranks = await this.announce(event, joins, scores, row.removals);
    if (ranks && row.eventId !== null) this.outbox.settle(row.eventId);

    const personalBests = personalBestIds(scores, row);
    const written = scores.map((score, index): [number, WrittenScore] => [
      score.id,
      {
        id: score.id,
        createdAt: row.at,
        personalBest: personalBests.has(score.id),
        rank: ranks?.[index] ?? null,
        replayed: false,
      },
    ]);
    this.answers.keep(scores, new Map(written));
    return new Map(written);
  }

  /**
   * The players' ranks; undefined when Redis is away, or one of these scores may have been removed already: then the
   * outbox row stays for the relay, which looks anew.
   */
  private async announce(
    event: ScoresAccepted,
    joins: Join[],
    scores: FreshScore[],
    removals: number,
  ): Promise<(number | null)[] | undefined> {
    try {
      const asks = scores.map(({ gameId, userId }) => ({ board: `${gameId}:all`, userId }));
      const body = event.bests.length > 0 ? this.events.encode('scores.accepted', event) : '';
      const stale = [...new Set(event.bests.map(({ userId }) => userId))];
      const ranks = await this.ranks.join({ joins, asks, stale, body, removals });
      if (event.bests.length > 0) this.totals.request();
      return ranks;
    } catch (error) {
      if (event.bests.length > 0 && !(error instanceof OutdatedStanding))
        this.events.deliverHere('scores.accepted', event);
      return undefined;
    }
  }
}

function raisedBests(scores: FreshScore[], row: AcceptedRow): RaisedBest[] {
  const allTime = risesOf(row.raised, row.previous);
  const weekly = risesOf(row.raisedWeek, row.previousWeek);
  const achievedAt = row.at.toISOString();
  return scores
    .filter(({ id }) => allTime.has(id) || weekly.has(id))
    .map(({ id, gameId, userId, username, score, origin }) => ({
      gameId,
      userId,
      username,
      score,
      scoreId: id,
      achievedAt,
      allTime: allTime.get(id),
      weekly: weekly.get(id),
      ...(origin?.verified && { verified: true as const }),
    }));
}

function risesOf(ids: number[], previous: number[]): Map<number, Rise> {
  return new Map(ids.map((id, index) => [id, previous[index] === 0 ? 'entered' : 'raised']));
}

export function joinsOf(bests: RaisedBest[], week: string): Join[] {
  const joins = new Map<string, Join>();
  const add = (board: string, best: RaisedBest) => {
    const join = joins.get(board) ?? { board, weekly: board.endsWith(week), members: [] };
    joins.set(board, join);
    join.members.push({ userId: best.userId, score: best.score });
  };
  for (const best of bests) {
    if (best.allTime) add(boardId({ scope: best.gameId, period: 'all' }), best);
    if (best.weekly) add(boardId({ scope: best.gameId, period: 'week', week }), best);
  }
  return [...joins.values()];
}

/**
 * A batch raises a best once, to the best score in it. Every score of the batch that beat all before it was a
 * personal best when it came, so the rise is walked through in order, from the best that was beaten.
 */
function personalBestIds(scores: FreshScore[], row: AcceptedRow): Set<number> {
  const raisedTo = new Map(row.raised.map((id, index) => [id, row.previous[index] ?? 0]));
  const bestBefore = new Map<string, number>();
  for (const { id, userId, gameId } of scores) {
    const previous = raisedTo.get(id);
    if (previous !== undefined) bestBefore.set(`${userId} ${gameId}`, previous);
  }
  const ids = new Set<number>();
  for (const { id, userId, gameId, score } of scores) {
    const player = `${userId} ${gameId}`;
    const best = bestBefore.get(player);
    if (best === undefined || score <= best) continue;
    bestBefore.set(player, score);
    ids.add(id);
  }
  return ids;
}
