import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import type { GameLaunch, ScoreAcceptance } from '@gamegeek/contracts/games/play-settings.js';

/** A game with its model and its creator, as one row. Times are texts as PostgreSQL writes them. */
export interface GameRow {
  id: number;
  name: string;
  description: string;
  modelId: number;
  modelName: string;
  versionId: number;
  version: string;
  creatorId: string;
  creatorName: string;
  imageUrl: string | null;
  previewImages: string[];
  gameUrl: string | null;
  githubUrl: string | null;
  documentationUrl: string | null;
  categories: GameCategory[];
  aiIntegrationDetails: string;
  active: boolean;
  createdAt: string;
  updatedAt: string;
  ratingCount: number;
  ratingSum: number;
  playerCount: number;
  activePlayers: number;
  growthPercentage: number;
  previousPlayers: number;
  premiumUntil: string | null;
  heldReason: string | null;
  launch: GameLaunch;
  accepts: ScoreAcceptance;
  /** 64-bit, which the driver reads as text. */
  minScore: string | null;
  maxScore: string | null;
  minSeconds: number | null;
  needsRound: boolean;
  allowedOrigins: string[];
  arcadeId: string | null;
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
  g.id, g.name, g.description, m.id AS "modelId", m.name AS "modelName", v.id AS "versionId", v.version,
  u.id AS "creatorId", u.username AS "creatorName", g.image_url AS "imageUrl", g.preview_images AS "previewImages",
  g.game_url AS "gameUrl", g.github_url AS "githubUrl", g.documentation_url AS "documentationUrl", g.categories,
  g.ai_integration_details AS "aiIntegrationDetails", g.active, g.created_at AS "createdAt",
  g.updated_at AS "updatedAt", g.rating_count AS "ratingCount", g.rating_sum AS "ratingSum",
  g.player_count AS "playerCount", g.active_players AS "activePlayers", g.growth_percentage AS "growthPercentage",
  g.previous_players AS "previousPlayers",
  g.premium_until AS "premiumUntil", g.held_reason AS "heldReason", g.launch, g.accepts,
  g.min_score AS "minScore", g.max_score AS "maxScore", g.min_seconds AS "minSeconds", g.needs_round AS "needsRound",
  g.allowed_origins AS "allowedOrigins", g.arcade_id AS "arcadeId"`;

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
