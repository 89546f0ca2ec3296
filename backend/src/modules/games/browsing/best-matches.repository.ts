import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SwrCache } from '../../../core/cache/swr-cache.js';
import { GameDirectory } from '../directory/game-directory.service.js';
import type { Selection } from './game-reader.repository.js';

/** The number of matches whose ids are cached; deeper pages are queried each time. */
export const MAX_BEST = 500;

interface Matches {
  /** At most `MAX_BEST`, best matches first. */
  ids: number[];
  total: number;
}

/** Smaller results are queried each time. */
const CACHED_FROM = 200;

/** Among equally good matches, playable games come first, then those with more players. */
export const BEST_MATCH = 'ts_rank(g.search, ?::tsquery) DESC, g.playable DESC, g.player_count DESC, g.id';

/** The best matches of a search. Ranking reads every match, so large results are cached. */
@Injectable()
export class BestMatchesRepository {
  private readonly cache = new SwrCache<Matches>(({ total }) => total >= CACHED_FROM);

  constructor(
    private readonly em: EntityManager,
    games: GameDirectory,
  ) {
    games.onChange(() => this.cache.clear());
  }

  of(which: Pick<Selection, 'where' | 'values'>, tsquery: string): Promise<Matches> {
    return this.cache.get(JSON.stringify([which.where, which.values]), () => this.find(which, tsquery));
  }

  /** Ranks and counts all matches in one query. */
  private async find({ where, values }: Pick<Selection, 'where' | 'values'>, tsquery: string): Promise<Matches> {
    const rows = await this.em.fork().execute<{ id: number; total: number }[]>(
      `WITH found AS MATERIALIZED (
         SELECT g.id, ts_rank(g.search, ?::tsquery) AS rank, g.playable, g.player_count FROM games g WHERE ${where}
       )
       SELECT id, (SELECT count(*)::int FROM found) AS total
       FROM found ORDER BY rank DESC, playable DESC, player_count DESC, id LIMIT ${MAX_BEST}`,
      [tsquery, ...values],
    );
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  }
}
