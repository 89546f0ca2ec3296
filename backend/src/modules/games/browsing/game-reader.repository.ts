import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';

/** Columns that are sent as they are stored, under the same names. */
const STORED = [
  'id',
  'name',
  'description',
  'image_url',
  'preview_images',
  'game_url',
  'github_url',
  'documentation_url',
  'categories',
  'ai_integration_details',
  'active',
  'launch',
  'accepts',
  'min_seconds',
  'needs_round',
  'allowed_origins',
  'arcade_id',
  'player_count',
  'held_reason',
] as const satisfies readonly (keyof Game)[];

/** A game with its model and its creator, as one row. Times are texts as PostgreSQL writes them. */
export interface GameRow extends Pick<Game, (typeof STORED)[number]> {
  modelId: number;
  modelName: string;
  versionId: number;
  version: string;
  creatorId: string;
  creatorName: string;
  createdAt: string;
  updatedAt: string;
  ratingCount: number;
  ratingSum: number;
  activePlayers: number;
  growthPercentage: number;
  previousPlayers: number;
  premiumUntil: string | null;
  /** 64-bit, which the driver reads as text. */
  minScore: string | null;
  maxScore: string | null;
}

/** Which games, `g` in SQL, and in which order. */
export interface Selection {
  where: string;
  values: unknown[];
  order: string;
  /** Further values, when the order has places for some. */
  orderValues?: unknown[];
  limit?: number;
  offset?: number;
}

const COLUMNS = `
  ${STORED.map((name) => `g.${name}`).join(', ')},
  m.id AS "modelId", m.name AS "modelName", v.id AS "versionId", v.version,
  u.id AS "creatorId", u.username AS "creatorName", g.created_at AS "createdAt", g.updated_at AS "updatedAt",
  g.rating_count AS "ratingCount", g.rating_sum AS "ratingSum", g.active_players AS "activePlayers",
  g.growth_percentage AS "growthPercentage", g.previous_players AS "previousPlayers",
  g.premium_until AS "premiumUntil", g.min_score AS "minScore", g.max_score AS "maxScore"`;

const JOINED = `
  JOIN model_versions v ON v.id = g.model_version_id JOIN ai_models m ON m.id = v.model_id
  JOIN users u ON u.id = g.created_by`;

/**
 * Reads games to be shown. By hand, because lists are what people look at most: the same rows through the entities
 * cost the server twenty times as much (docs/decisions/0003).
 */
@Injectable()
export class GameReaderRepository {
  constructor(private readonly em: EntityManager) {}

  select({ where, values, order, orderValues = [], limit, offset = 0 }: Selection): Promise<GameRow[]> {
    const page = limit === undefined ? '' : 'LIMIT ? OFFSET ?';
    // The page is cut before the rest is joined, and put in order once more.
    return this.em
      .fork()
      .execute<GameRow[]>(
        `SELECT ${COLUMNS} FROM (SELECT * FROM games g WHERE ${where} ORDER BY ${order} ${page}) g ${JOINED} ORDER BY ${order}`,
        [...values, ...orderValues, ...(limit === undefined ? [] : [limit, offset]), ...orderValues],
      );
  }

  /** These games, in this order; one that has gone meanwhile is left out. */
  byIds(ids: number[]): Promise<GameRow[]> {
    return this.em.fork().execute<GameRow[]>(
      `SELECT ${COLUMNS} FROM unnest(?::integer[]) WITH ORDINALITY AS wanted (id, place) JOIN games g USING (id) ${JOINED}
         ORDER BY wanted.place`,
      [`{${ids.join(',')}}`],
    );
  }
}
