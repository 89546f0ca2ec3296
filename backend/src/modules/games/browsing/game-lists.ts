import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ListGamesDto } from '@gamegeek/contracts/games/list-games.dto.js';
import type { GameSort } from '@gamegeek/contracts/games/sorts.js';
import type { Slice } from '../../../core/http/paging.js';
import type { SessionOwner } from '../../auth/index.js';
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
const FEATURED = `
  SELECT id FROM (
    SELECT g.id, g.active_players, g.premium_until, g.growth_percentage FROM games g WHERE g.active
    ORDER BY g.active_players DESC, coalesce(g.premium_until > now(), false) DESC, g.growth_percentage DESC, g.id
    LIMIT ?
  ) featured`;

const TRENDING = `
  SELECT g.id FROM games g WHERE g.active AND g.active_players > 0 ORDER BY ${ORDERS.trending} LIMIT ?`;

interface FoundGames {
  ids: number[];
  total: number;
}

/** Which games a list holds, and in which order; the games themselves are read by their ids. */
@Injectable()
export class GameLists {
  constructor(
    private readonly em: EntityManager,
    private readonly search: GameSearch,
  ) {}

  async find(query: ListGamesDto, caller: SessionOwner | undefined, slice: Slice): Promise<FoundGames> {
    const asked = query.search ? await this.search.queryFor(query.search) : undefined;
    if (query.search && asked === undefined) return { ids: [], total: 0 };
    const { sql, values } = filterOf(query, caller, asked);
    const order = asked === undefined || query.sort ? ORDERS[query.sort ?? 'newest'] : BEST_MATCH;
    const ordering = order === BEST_MATCH ? [asked] : [];
    const [rows, [count]] = await Promise.all([
      this.em.execute<{ id: number }[]>(`SELECT g.id FROM games g WHERE ${sql} ORDER BY ${order} LIMIT ? OFFSET ?`, [
        ...values,
        ...ordering,
        slice.limit,
        slice.offset,
      ]),
      this.em.fork().execute<{ total: number }[]>(`SELECT count(*)::int AS total FROM games g WHERE ${sql}`, values),
    ]);
    return { ids: idsOf(rows), total: count?.total ?? 0 };
  }

  async similarTo(gameId: number): Promise<number[]> {
    return idsOf(await this.em.execute<{ id: number }[]>(SIMILAR, [gameId]));
  }

  async trending(count: number): Promise<number[]> {
    return idsOf(await this.em.execute<{ id: number }[]>(TRENDING, [count]));
  }

  async featured(count: number): Promise<number[]> {
    return idsOf(await this.em.execute<{ id: number }[]>(FEATURED, [count]));
  }
}

const BEST_MATCH = `ts_rank(g.search, ?::tsquery) DESC, g.player_count DESC, g.id`;

/** Active games, and to their creator the hidden ones as well. */
function filterOf(
  { category, model_id: modelId }: ListGamesDto,
  caller: SessionOwner | undefined,
  asked: string | undefined,
): { sql: string; values: unknown[] } {
  const conditions: [sql: string, ...values: unknown[]][] = [
    caller ? ['(g.active OR g.created_by = ?)', caller.userId] : ['g.active'],
  ];
  if (asked !== undefined) conditions.push(['g.search @@ ?::tsquery', asked]);
  if (category !== undefined) conditions.push(['g.categories @> ARRAY[?]', category]);
  if (modelId !== undefined) {
    conditions.push(['g.model_version_id IN (SELECT id FROM model_versions WHERE model_id = ?)', modelId]);
  }
  return {
    sql: conditions.map(([sql]) => sql).join(' AND '),
    values: conditions.flatMap(([, ...values]) => values),
  };
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
