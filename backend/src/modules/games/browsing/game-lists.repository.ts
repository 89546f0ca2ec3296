import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ListGamesDto } from '@gamegeek/contracts/games/list-games.dto.js';
import type { GameSort } from '@gamegeek/contracts/games/sorts.js';
import type { Slice } from '../../../core/http/input/paging.js';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import { listedFor, madeBy } from '../directory/game.policy.js';
import { MAX_BEST, BEST_MATCH, BestMatchesRepository } from './best-matches.repository.js';
import { GameCountsRepository } from './game-counts.repository.js';
import { GameReaderRepository, type GameRow, type Selection } from './game-reader.repository.js';
import { GameSearchRepository } from './game-search.repository.js';

export const SIMILAR_GAMES = 6;
/** Candidates for similar games: this many of the most active games of each category and of the model. */
const CANDIDATES = 100;

/** Each order has an index, so that the cost of a page does not depend on the number of games. */
const ORDERS: Record<GameSort, string> = {
  newest: 'g.created_at DESC, g.id DESC',
  oldest: 'g.created_at, g.id',
  name: 'search_form(g.name), g.id',
  trending: 'g.active_players DESC, g.growth_percentage DESC, g.id',
  rating: 'g.rating_order DESC, g.rating_count DESC, g.id',
};

const CANDIDATES_OF = (shared: string) => `
  (SELECT g.id FROM games g WHERE g.active AND ${shared}
   ORDER BY g.playable DESC, ${ORDERS.trending} LIMIT ${CANDIDATES})`;

/** Games that are played on a page of this site. */
const PLAYABLE_HERE = "(g.playable AND g.launch IN ('hosted', 'embed'))";
/**
 * Playable games first, then those with most active players. The launch promotion decides between equals only; it
 * changes no rank and no rating.
 */
const FEATURED =
  'g.playable DESC, g.active_players DESC, coalesce(g.premium_until > now(), false) DESC, g.growth_percentage DESC, g.id';

type Filter = Pick<Selection, 'where' | 'values'>;

const PLAYED_THIS_WEEK: Filter = { where: 'g.active AND g.active_players > 0', values: [] };

/** Lists of games, with their totals. */
@Injectable()
export class GameListsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly reader: GameReaderRepository,
    private readonly search: GameSearchRepository,
    private readonly matches: BestMatchesRepository,
    private readonly counts: GameCountsRepository,
  ) {}

  async find(
    query: ListGamesDto,
    caller: Caller | undefined,
    slice: Slice,
  ): Promise<[games: GameRow[], total: number]> {
    const tsquery = query.search ? await this.search.queryFor(query.search) : undefined;
    if (query.search && tsquery === undefined) return [[], 0];
    const which = filterOf(query, caller, tsquery);
    if (tsquery !== undefined && query.sort === undefined) return this.bestMatches(which, tsquery, slice);
    const order = ORDERS[query.sort ?? 'newest'];
    return Promise.all([this.reader.select({ ...which, order, ...slice }), this.counts.of(which)]);
  }

  /**
   * Ids of games that share categories or the model, playable ones first, then the most similar. The shared properties
   * are passed as values: PostgreSQL then knows whether to scan the index of trends or to sort a few rows.
   */
  async similarTo({ id, categories, modelId, versionId }: GameRow): Promise<number[]> {
    const em = this.em.fork();
    const versions = await em.execute<{ id: number }[]>('SELECT id FROM model_versions WHERE model_id = ?', [modelId]);
    const ofModel = `{${versions.map((version) => version.id).join(',')}}`;
    const candidates = [
      ...categories.map(() => CANDIDATES_OF('g.categories @> ARRAY[?]')),
      CANDIDATES_OF('g.model_version_id = ANY(?::integer[])'),
    ];
    const rows = await em.execute<{ id: number }[]>(
      `SELECT g.id FROM (${candidates.join(' UNION ')}) candidate JOIN games g USING (id)
       WHERE g.id <> ?
       ORDER BY g.playable DESC,
                cardinality(ARRAY(SELECT unnest(g.categories) INTERSECT SELECT unnest(${arrayOf(categories)})))
                  + (g.model_version_id = ANY(?::integer[]))::int + (g.model_version_id = ?)::int DESC,
                g.player_count DESC, g.id
       LIMIT ${SIMILAR_GAMES}`,
      [...categories, ofModel, id, ...categories, ofModel, versionId],
    );
    return rows.map((row) => row.id);
  }

  /** The games made with a version of a model, newest first. */
  ofVersion(versionId: number, caller: Caller | undefined, slice: Slice): Promise<[games: GameRow[], total: number]> {
    const { where, values } = listedFor(caller);
    const which = { where: `g.model_version_id = ? AND ${where}`, values: [versionId, ...values] };
    return Promise.all([this.reader.select({ ...which, order: ORDERS.newest, ...slice }), this.counts.of(which)]);
  }

  /** The games that a user makes, including drafts and hidden ones; newest first. */
  madeBy(userId: string): Promise<GameRow[]> {
    return this.reader.select({ ...madeBy(userId), order: ORDERS.newest });
  }

  /** A user’s active games, newest first. */
  shownBy(userId: string, limit: number): Promise<GameRow[]> {
    return this.reader.select({
      where: 'g.created_by = ? AND g.active',
      values: [userId],
      order: ORDERS.newest,
      limit,
    });
  }

  trending(slice: Slice): Promise<GameRow[]> {
    return this.reader.select({ ...PLAYED_THIS_WEEK, order: ORDERS.trending, ...slice });
  }

  countTrending(): Promise<number> {
    return this.counts.of(PLAYED_THIS_WEEK);
  }

  featured(limit: number): Promise<GameRow[]> {
    return this.reader.select({ where: 'g.active', values: [], order: FEATURED, limit });
  }

  private async bestMatches(which: Filter, tsquery: string, slice: Slice): Promise<[games: GameRow[], total: number]> {
    const { ids, total } = await this.matches.of(which, tsquery);
    const end = slice.offset + slice.limit;
    const games =
      end <= MAX_BEST
        ? await this.reader.byIds(ids.slice(slice.offset, end))
        : await this.reader.select({ ...which, order: BEST_MATCH, orderValues: [tsquery], ...slice });
    return [games, total];
  }
}

const arrayOf = (values: readonly string[]) => `ARRAY[${values.map(() => '?').join(', ')}]::text[]`;

function filterOf(
  { category, tag, model_id: modelId, playable }: ListGamesDto,
  caller: Caller | undefined,
  tsquery: string | undefined,
): Filter {
  const listed = listedFor(caller);
  const conditions: [sql: string, ...values: unknown[]][] = [[listed.where, ...listed.values]];
  if (tsquery !== undefined) conditions.push(['g.search @@ ?::tsquery', tsquery]);
  if (category !== undefined) conditions.push(['g.categories @> ARRAY[?]', category]);
  if (tag !== undefined) conditions.push(['g.tags @> ARRAY[?]', tag]);
  if (modelId !== undefined) {
    conditions.push(['g.model_version_id IN (SELECT id FROM model_versions WHERE model_id = ?)', modelId]);
  }
  if (playable) conditions.push([playable === 'here' ? PLAYABLE_HERE : 'g.playable']);
  return {
    where: conditions.map(([sql]) => sql).join(' AND '),
    values: conditions.flatMap(([, ...values]) => values),
  };
}
