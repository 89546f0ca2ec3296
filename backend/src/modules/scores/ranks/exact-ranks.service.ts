import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.js';
import type { NamedEvent } from '../../../core/events/event-map.js';
import { boardsOf, type Removal } from '../removal/removal.js';
import { TotalsRepository } from '../totals/totals.repository.js';
import { BestProjection } from '../bests/best-projection.service.js';
import { boardId } from '../shared/board.js';
import { OutdatedStanding, RankSets, type Settling, type Standing } from './rank-sets.store.js';

/** A player whose bests rise faster than this many looks is left for the next try. */
const MOST_LOOKS = 10;

/** $1 user, $2 game, $3 week. */
const BESTS = {
  name: 'bests-as-they-are',
  text: `
    SELECT (SELECT score FROM personal_bests WHERE user_id = $1::uuid AND game_id = $2::integer) AS "allTime",
           (SELECT score FROM weekly_bests
            WHERE week = $3::date AND user_id = $1::uuid AND game_id = $2::integer) AS weekly,
           (SELECT number FROM removal_count) AS removals`,
};

/** Removals that something read before them may still be on its way. */
const RECENT = {
  name: 'recent-removals',
  text: `
    SELECT max(number) AS number, user_id AS "userId", game_id AS "gameId",
           date_trunc('week', created_at AT TIME ZONE 'UTC')::date AS week
    FROM removed_scores WHERE greatest(removed_at, restored_at) > now() - interval '1 day' GROUP BY 2, 3, 4 ORDER BY 1`,
};

interface BestsRow extends Row {
  allTime: number | null;
  weekly: number | null;
  removals: number;
}

type Place = Pick<Removal, 'number' | 'userId' | 'gameId' | 'week'>;

/**
 * Sets players' places in the rank sets to what the database says, where a join could only raise them. A best may rise
 * between the look and the setting, so what was set is compared with a second look: whoever comes out of here has seen
 * the database say, after the setting, what was set. A best that is committed later is joined later.
 */
@Injectable()
export class ExactRanks {
  constructor(
    private readonly sql: Sql,
    private readonly ranks: RankSets,
    private readonly totals: TotalsRepository,
    private readonly projection: BestProjection,
  ) {}

  /** A player's places in a game after a removal, which all nodes are told with it. */
  async settle(place: Place, event?: NamedEvent): Promise<void> {
    await this.setUntilTrue(() => this.standingIn(place), { fence: place.number, event, stale: true });
  }

  /** A player's places on the global boards; told if they have fallen. */
  async settleTotals(userId: string): Promise<void> {
    const { week } = await this.totals.stored(userId);
    const event: NamedEvent = { name: 'totals.lowered', payload: { userId, week } };
    await this.setUntilTrue(() => this.standingOfTotals(userId), { event, onlyIfFallen: true });
  }

  /** Sets a best right that a set holds as `held`, if the database says less after that. Answers whether it does. */
  async lowerExcess(
    { userId, gameId }: Pick<Place, 'userId' | 'gameId'>,
    period: 'all' | 'week',
    held: number,
  ): Promise<boolean> {
    const { week } = await this.totals.stored(userId);
    const place = { number: 0, userId, gameId, week };
    const [allTime, weekly] = (await this.standingIn(place)).places;
    const best = period === 'all' ? allTime : weekly;
    if (held <= (best?.score ?? 0)) return false;
    await this.settle(place);
    return true;
  }

  /** Before sets are filled: the fences went with them. */
  async fenceRecent(): Promise<void> {
    await this.fence(await this.recent());
  }

  /**
   * After sets have been filled with what was read as of a removal: later ones are set again, and whose totals may have
   * been lowered meanwhile, they are looked after once more. Answers whether there is anybody.
   */
  async settleSince(number: number): Promise<boolean> {
    const recent = await this.recent();
    for (const removal of recent) if (removal.number > number) await this.settle(removal);
    await this.fence(recent, true);
    return recent.length > 0;
  }

  private async fence(removals: Place[], stale = false): Promise<void> {
    const newest = new Map(removals.map(({ userId, number }) => [userId, number]));
    for (const [userId, fence] of newest) {
      // Nothing is set, so nothing can be outdated.
      const standing = { userId, removals: Number.MAX_SAFE_INTEGER, places: [] };
      await this.ranks.settle({ standing, fence, stale });
    }
  }

  private recent(): Promise<(Place & Row)[]> {
    return this.sql.run<Place & Row>(RECENT);
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

  private async standingIn({ userId, gameId, week }: Place): Promise<Standing> {
    await this.projection.projectAll();
    const [row] = await this.sql.run<BestsRow>(BESTS, [userId, gameId, week]);
    if (!row) throw new Error('the statement answered nothing');
    const [allTime, weekly] = boardsOf({ gameId, week });
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
    const { week, score, weekScore, removals } = await this.totals.stored(userId);
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
