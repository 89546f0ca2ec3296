import { Injectable } from '@nestjs/common';
import type { NamedEvent } from '../../../core/events/event-map.js';
import { BestProjection } from '../bests/index.js';
import { boardId, gameBoards } from '../shared/board.js';
import { OutdatedStanding, RankSets, type Settling, type Standing } from './rank-sets.store.js';
import { StoredScoresRepository, type RemovalPlace } from './stored-scores.repository.js';

/** A player whose bests rise faster than this many looks is left for the next try. */
const MOST_LOOKS = 10;

/**
 * Sets players' places in the rank sets to what the database says, where a join could only raise them. A best may rise
 * between the look and the setting, so what was set is compared with a second look: whoever comes out of here has seen
 * the database say, after the setting, what was set. A best that is committed later is joined later.
 */
@Injectable()
export class ExactRanks {
  constructor(
    private readonly scores: StoredScoresRepository,
    private readonly ranks: RankSets,
    private readonly projection: BestProjection,
  ) {}

  /** A player's places in a game after a removal, which all nodes are told with it. */
  async settle(place: RemovalPlace, event?: NamedEvent): Promise<void> {
    await this.setUntilTrue(() => this.standingIn(place), { fence: place.number, event, stale: true });
  }

  /** A player's places on the global boards; told if they have fallen. */
  async settleTotals(userId: string): Promise<void> {
    const { week } = await this.scores.totalsOf(userId);
    const event: NamedEvent = { name: 'totals.lowered', payload: { userId, week } };
    await this.setUntilTrue(() => this.standingOfTotals(userId), { event, onlyIfFallen: true });
  }

  /** Sets a best right that a set holds as `held`, if the database says less after that. Answers whether it does. */
  async lowerExcess(
    { userId, gameId }: Pick<RemovalPlace, 'userId' | 'gameId'>,
    period: 'all' | 'week',
    held: number,
  ): Promise<boolean> {
    const { week } = await this.scores.totalsOf(userId);
    const place = { number: 0, userId, gameId, week };
    const [allTime, weekly] = (await this.standingIn(place)).places;
    const best = period === 'all' ? allTime : weekly;
    if (held <= (best?.score ?? 0)) return false;
    await this.settle(place);
    return true;
  }

  /** Before sets are filled: the fences went with them. */
  async fenceRecent(): Promise<void> {
    await this.fence(await this.scores.recentRemovals());
  }

  /**
   * After sets have been filled with what was read as of a removal: later ones are set again, and whose totals may have
   * been lowered meanwhile, they are looked after once more. Answers whether there is anybody.
   */
  async settleSince(number: number): Promise<boolean> {
    const recent = await this.scores.recentRemovals();
    for (const removal of recent) if (removal.number > number) await this.settle(removal);
    await this.fence(recent, true);
    return recent.length > 0;
  }

  private async fence(removals: RemovalPlace[], stale = false): Promise<void> {
    const newest = new Map(removals.map(({ userId, number }) => [userId, number]));
    for (const [userId, fence] of newest) {
      // Nothing is set, so nothing can be outdated.
      const standing = { userId, removals: Number.MAX_SAFE_INTEGER, places: [] };
      await this.ranks.settle({ standing, fence, stale });
    }
  }

  private async setUntilTrue(read: () => Promise<Standing>, settling: Omit<Settling, 'standing'>): Promise<void> {
    let standing = await read();
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const isSet = await this.set({ ...settling, standing });
      const again = await read();
      if (isSet && isSame(standing, again)) return;
      standing = again;
    }
    throw new Error('the places of a player move too fast to be set');
  }

  private async set(settling: Settling): Promise<boolean> {
    try {
      await this.ranks.settle(settling);
      return true;
    } catch (error) {
      if (error instanceof OutdatedStanding) return false;
      throw error;
    }
  }

  private async standingIn({ userId, gameId, week }: RemovalPlace): Promise<Standing> {
    await this.projection.projectAll();
    const row = await this.scores.bestsOf(userId, gameId, week);
    const [allTime, weekly] = gameBoards({ gameId, week });
    return {
      userId,
      removals: row.removals,
      places: [
        { board: boardId(allTime), score: row.allTime },
        { board: boardId(weekly), score: row.weekly },
      ],
    };
  }

  private async standingOfTotals(userId: string): Promise<Standing> {
    const { week, score, weekScore, removals } = await this.scores.totalsOf(userId);
    return {
      userId,
      removals,
      places: [
        { board: boardId({ scope: 'global', period: 'all' }), score },
        { board: boardId({ scope: 'global', period: 'week', week }), score: weekScore },
      ],
    };
  }
}

function isSame({ places }: Standing, other: Standing): boolean {
  return places.every(({ score }, index) => other.places[index]?.score === score);
}
