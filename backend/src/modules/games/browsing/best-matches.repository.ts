import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SwrCache } from '../../../core/cache/swr-cache.js';
import { GameDirectory } from '../directory/index.js';
import type { Selection } from './game-reader.repository.js';

/** Nobody pages further than this through what a search has found; whoever does waits a little longer. */
export const BEST_AT_MOST = 500;

interface Matches {
  /** The best of them, the best first. */
  ids: number[];
  total: number;
}

/** So few are looked through each time. */
const FEW = 200;

/** Among equally good matches, those with more players come first. */
export const BEST_MATCH = 'ts_rank(g.search, ?::tsquery) DESC, g.player_count DESC, g.id';

/** The games that a search finds, the best first. A word that many games have takes a look at each of them. */
@Injectable()
export class BestMatchesRepository {
  private readonly cache = new SwrCache<Matches>(({ total }) => total >= FEW);

  constructor(
    private readonly em: EntityManager,
    games: GameDirectory,
  ) {
    games.onChange(() => this.cache.clear());
  }

  of(which: Pick<Selection, 'where' | 'values'>, asked: string): Promise<Matches> {
    return this.cache.get(JSON.stringify([which.where, which.values]), () => this.find(which, asked));
  }

  /** One look at all that match, for their number and for the best of them. */
  private async find({ where, values }: Pick<Selection, 'where' | 'values'>, asked: string): Promise<Matches> {
    const rows = await this.em.fork().execute<{ id: number; total: number }[]>(
      `WITH found AS MATERIALIZED (
         SELECT g.id, ts_rank(g.search, ?::tsquery) AS likeness, g.player_count FROM games g WHERE ${where}
       )
       SELECT id, (SELECT count(*)::int FROM found) AS total
       FROM found ORDER BY likeness DESC, player_count DESC, id LIMIT ${BEST_AT_MOST}`,
      [asked, ...values],
    );
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  }
}
