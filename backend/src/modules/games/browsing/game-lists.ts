import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ListGamesDto } from '@gamegeek/contracts/games/list-games.dto.js';
import type { GameSort } from '@gamegeek/contracts/games/sorts.js';
import type { Slice } from '../../../core/http/paging.js';
import type { SessionOwner } from '../../auth/index.js';
import { listedFor } from '../game.policy.js';
import { GameCounts } from './game-counts.js';
import { GameReader, type GameRow, type Selection } from './game-reader.js';
import { GameSearch } from './game-search.js';

export const SIMILAR_GAMES = 6;
/** Of each category and of the model, the games that are looked at for similar ones: those most played. */
const CANDIDATES = 100;

/** Each is an index of its own, so that a page costs the same whatever the number of games. */
const ORDERS: Record<GameSort, string> = {
  newest: 'g.created_at DESC, g.id DESC',
  oldest: 'g.created_at, g.id',
  name: 'search_form(g.name), g.id',
  trending: 'g.active_players DESC, g.growth_percentage DESC, g.id',
  rating: 'g.rating_order DESC, g.rating_count DESC, g.id',
};

const SIMILAR = `
  WITH this AS MATERIALIZED (
    SELECT g.id, g.categories, v.id AS version_id, v.model_id
    FROM games g JOIN model_versions v ON v.id = g.model_version_id WHERE g.id = ?
  ), candidates AS (
    SELECT near.id FROM this, unnest(this.categories) AS category, LATERAL (
      SELECT g.id FROM games g WHERE g.active AND g.categories @> ARRAY[category]
      ORDER BY ${ORDERS.trending} LIMIT ${CANDIDATES}
    ) near
    UNION
    SELECT near.id FROM this, LATERAL (
      SELECT g.id FROM games g JOIN model_versions v ON v.id = g.model_version_id
      WHERE g.active AND v.model_id = this.model_id ORDER BY ${ORDERS.trending} LIMIT ${CANDIDATES}
    ) near
  )
  SELECT g.id
  FROM candidates JOIN games g USING (id) JOIN model_versions v ON v.id = g.model_version_id, this
  WHERE g.id <> this.id
  ORDER BY cardinality(ARRAY(SELECT unnest(g.categories) INTERSECT SELECT unnest(this.categories)))
             + (v.model_id = this.model_id)::int + (v.id = this.version_id)::int DESC,
           g.player_count DESC, g.id
  LIMIT ${SIMILAR_GAMES}`;

/** Most played this week; among equals those in their launch months first (they change no rank and no rating). */
const FEATURED = 'g.active_players DESC, coalesce(g.premium_until > now(), false) DESC, g.growth_percentage DESC, g.id';
const BEST_MATCH = 'ts_rank(g.search, ?::tsquery) DESC, g.player_count DESC, g.id';

/** The lists of games: which, in which order, and how many there are. */
@Injectable()
export class GameLists {
  constructor(
    private readonly em: EntityManager,
    private readonly reader: GameReader,
    private readonly search: GameSearch,
    private readonly counts: GameCounts,
  ) {}

  async find(
    query: ListGamesDto,
    caller: SessionOwner | undefined,
    slice: Slice,
  ): Promise<[games: GameRow[], total: number]> {
    const asked = query.search ? await this.search.queryFor(query.search) : undefined;
    if (query.search && asked === undefined) return [[], 0];
    const which = filterOf(query, caller, asked);
    const ordered =
      asked !== undefined && query.sort === undefined
        ? { order: BEST_MATCH, orderValues: [asked] }
        : { order: ORDERS[query.sort ?? 'newest'] };
    return Promise.all([this.reader.select({ ...which, ...ordered, ...slice }), this.counts.of(which)]);
  }

  async similarTo(gameId: number): Promise<number[]> {
    const rows = await this.em.fork().execute<{ id: number }[]>(SIMILAR, [gameId]);
    return rows.map(({ id }) => id);
  }

  trending(limit: number): Promise<GameRow[]> {
    const where = 'g.active AND g.active_players > 0';
    return this.reader.select({ where, values: [], order: ORDERS.trending, limit });
  }

  featured(limit: number): Promise<GameRow[]> {
    return this.reader.select({ where: 'g.active', values: [], order: FEATURED, limit });
  }
}

function filterOf(
  { category, model_id: modelId }: ListGamesDto,
  caller: SessionOwner | undefined,
  asked: string | undefined,
): Pick<Selection, 'where' | 'values'> {
  const listed = listedFor(caller);
  const conditions: [sql: string, ...values: unknown[]][] = [[listed.where, ...listed.values]];
  if (asked !== undefined) conditions.push(['g.search @@ ?::tsquery', asked]);
  if (category !== undefined) conditions.push(['g.categories @> ARRAY[?]', category]);
  if (modelId !== undefined) {
    conditions.push(['g.model_version_id IN (SELECT id FROM model_versions WHERE model_id = ?)', modelId]);
  }
  return {
    where: conditions.map(([sql]) => sql).join(' AND '),
    values: conditions.flatMap(([, ...values]) => values),
  };
}
