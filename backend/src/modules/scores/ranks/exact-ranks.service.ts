import { RESETS } from '@gamegeek/contracts/scores/period.js';
import { startsOf } from '@gamegeek/rules/boards/periods.js';
import { Injectable } from '@nestjs/common';
import type { NamedEvent } from '../../../core/events/event-map.js';
import { BestProjection } from '../bests/best-projection.service.js';
import { spanId, spansAt } from '../shared/board.js';
import { OutdatedScoresError, RankSets, type SetExactRequest, type PlayerScores } from './rank-sets.store.js';
import { StoredScoresRepository, type RemovalPlace } from './stored-scores.repository.js';

const MAX_ATTEMPTS = 10;

/**
 * Sets players' scores in the rank sets to the stored ones, also when these are lower. A best may rise between reading
 * and writing, so each write is followed by a second read, and repeated until both agree. A best that is committed
 * after the second read is raised by its own publication.
 */
@Injectable()
export class ExactRanks {
  constructor(
    private readonly scores: StoredScoresRepository,
    private readonly ranks: RankSets,
    private readonly projection: BestProjection,
  ) {}

  /**
   * After a removal: sets a player's scores on the board and publishes the event with it, then sets the totals and
   * publishes `totals.lowered` if one of them decreased.
   */
  async setExact(place: RemovalPlace, event?: NamedEvent): Promise<void> {
    const { userId, number } = place;
    await this.setUntilStable(() => this.scoresOnBoard(place), { fence: number, event });
    await this.setTotals(userId, number);
  }

  /**
   * Sets a player's totals, and publishes `totals.lowered` if one of them decreased. Totals that were read before the
   * removal or recount of this number are refused from then on.
   */
  async setTotals(userId: string, number: number): Promise<void> {
    const { week } = await this.scores.totalsOf(userId);
    const event: NamedEvent = { name: 'totals.lowered', payload: { userId, week } };
    await this.setUntilStable(() => this.totalsOf(userId), { fence: number, event, onlyIfLowered: true });
  }

  /** Sets the fences of recent removals; called before the sets are filled. */
  async restoreFences(): Promise<void> {
    const removals = await this.scores.recentRemovals();
    const newest = new Map(removals.map(({ userId, number }) => [userId, number]));
    for (const [userId, fence] of newest) {
      // Without boards nothing is set, so nothing can be outdated.
      const scores = { userId, removals: Number.MAX_SAFE_INTEGER, boards: [] };
      await this.ranks.setExact({ scores, fence });
    }
  }

  /** Called after the sets were filled from a snapshot that includes removals up to `number`: applies later ones. */
  async reapplyRemovals(number: number): Promise<void> {
    for (const removal of await this.scores.recentRemovals()) if (removal.number > number) await this.setExact(removal);
  }

  private async setUntilStable(
    read: () => Promise<PlayerScores>,
    request: Omit<SetExactRequest, 'scores'>,
  ): Promise<void> {
    let scores = await read();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const isSet = await this.set({ ...request, scores });
      const again = await read();
      if (isSet && isSame(scores, again)) return;
      scores = again;
    }
    throw new Error('the scores of a player change too fast to be set');
  }

  private async set(request: SetExactRequest): Promise<boolean> {
    try {
      await this.ranks.setExact(request);
      return true;
    } catch (error) {
      if (error instanceof OutdatedScoresError) return false;
      throw error;
    }
  }

  private async scoresOnBoard({ userId, boardId, day }: RemovalPlace): Promise<PlayerScores> {
    await this.projection.projectAll();
    const spans = spansAt(boardId, RESETS, startsOf(day));
    const { removals, scores } = await this.scores.bestsOf(userId, boardId, day);
    return {
      userId,
      removals,
      boards: spans.map((span) => ({ board: spanId(span), score: scores[span.period] ?? null })),
    };
  }

  private async totalsOf(userId: string): Promise<PlayerScores> {
    const { week, score, weekScore, removals } = await this.scores.totalsOf(userId);
    return {
      userId,
      removals,
      boards: [
        { board: spanId({ board: 'global', period: 'all' }), score },
        { board: spanId({ board: 'global', period: 'week', since: week }), score: weekScore },
      ],
    };
  }
}

function isSame({ boards }: PlayerScores, other: PlayerScores): boolean {
  return boards.every(({ score }, index) => other.boards[index]?.score === score);
}
