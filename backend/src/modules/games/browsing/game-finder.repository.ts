import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FoundGame } from '@gamegeek/contracts/search/search.schemas.js';
import { GameSearchRepository } from './game-search.repository.js';

/** Only this many of the most active matches are ranked: one letter may match half the catalogue. */
const CANDIDATES = 200;

const FIND = `
  WITH candidates AS (
    (SELECT g.id FROM games g WHERE g.active AND search_form(g.name) = search_form(?) LIMIT ?)
    UNION
    (SELECT g.id FROM games g WHERE g.active AND g.search @@ ?::tsquery
     ORDER BY g.active_players DESC, g.growth_percentage DESC, g.id LIMIT ${CANDIDATES})
  ), best AS (
    SELECT g.*, row_number() OVER (
      ORDER BY search_form(g.name) = search_form(?) DESC, ts_rank(g.search, ?::tsquery) DESC, g.playable DESC,
               g.player_count DESC, g.id
    ) AS place
    FROM candidates JOIN games g USING (id) ORDER BY place LIMIT ?
  )
  SELECT best.id, best.name, best.image_url, best.categories, best.playable, m.name AS ai_model_name
  FROM best JOIN model_versions v ON v.id = best.model_version_id JOIN ai_models m ON m.id = v.model_id
  ORDER BY best.place`;

/** Finds active games for search as you type. */
@Injectable()
export class GameFinder {
  constructor(
    private readonly em: EntityManager,
    private readonly search: GameSearchRepository,
  ) {}

  async find(typed: string, limit: number): Promise<FoundGame[]> {
    // Without a query, only the game of exactly this name matches: it may have no letters.
    const tsquery = (await this.search.queryFor(typed)) ?? null;
    return this.em.fork().execute<FoundGame[]>(FIND, [typed, limit, tsquery, typed, tsquery, limit]);
  }
}
