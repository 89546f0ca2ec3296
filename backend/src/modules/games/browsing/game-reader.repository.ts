import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { Listed } from '../../../core/web/site-pages.service.js';
import { visibleTo, type Reader } from '../directory/game.policy.js';

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
  'tags',
  'ai_integration_details',
  'active',
  'status',
  'launch',
  'accepts',
  'min_seconds',
  'needs_round',
  'on_doubt',
  'allowed_origins',
  'orientation',
  'arcade_id',
  'build_id',
  'player_count',
] as const satisfies readonly (keyof Game)[];

/** A game joined with its model and creator. Times are strings in PostgreSQL format. */
export interface GameRow extends Pick<Game, (typeof STORED)[number] | 'counts_in_totals'> {
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
  hiddenReason: string | null;
  deleteAt: string | null;
  /** Bigints are returned as strings. */
  minScore: string | null;
  maxScore: string | null;
  frameWidth: number | null;
  frameHeight: number | null;
  makers: Game['makers'];
}

/** A selection of games, with `g` as the alias of the game in SQL. */
export interface Selection {
  where: string;
  values: unknown[];
  order: string;
  /** Values for placeholders in `order`. */
  orderValues?: unknown[];
  limit?: number;
  offset?: number;
}

const COLUMNS = `
  (SELECT main.counts_in_totals FROM boards main WHERE main.id = g.id) AS counts_in_totals,
  ${STORED.map((name) => `g.${name}`).join(', ')},
  m.id AS "modelId", m.name AS "modelName", v.id AS "versionId", v.version,
  u.id AS "creatorId", u.username AS "creatorName", g.created_at AS "createdAt", g.updated_at AS "updatedAt",
  g.rating_count AS "ratingCount", g.rating_sum AS "ratingSum", g.active_players AS "activePlayers",
  g.growth_percentage AS "growthPercentage", g.previous_players AS "previousPlayers",
  CASE WHEN g.premium_until > now() THEN g.premium_until END AS "premiumUntil", g.hidden_reason AS "hiddenReason", g.delete_at AS "deleteAt", g.min_score AS "minScore", g.max_score AS "maxScore",
  g.frame_width AS "frameWidth", g.frame_height AS "frameHeight", ARRAY(
    SELECT jsonb_build_object('id', maker.id, 'username', maker.username)
    FROM game_makers gm JOIN users maker ON maker.id = gm.user_id
    WHERE gm.game_id = g.id AND gm.accepted_at IS NOT NULL ORDER BY gm.accepted_at, gm.user_id
  ) AS makers`;

const JOINED = `
  JOIN model_versions v ON v.id = g.model_version_id JOIN ai_models m ON m.id = v.model_id
  JOIN users u ON u.id = g.created_by`;

/** ? last id, ? limit. */
const NEWEST = 'SELECT id, updated_at AS changed FROM games WHERE id <= ? AND active ORDER BY id DESC LIMIT ?';

/**
 * Reads games for display. Hand-written SQL, because lists are read most often, and the entities cost the server twenty
 * times as much (docs/decisions/0003).
 */
@Injectable()
export class GameReaderRepository {
  constructor(private readonly em: EntityManager) {}

  select({ where, values, order, orderValues = [], limit, offset = 0 }: Selection): Promise<GameRow[]> {
    const page = limit === undefined ? '' : 'LIMIT ? OFFSET ?';
    // Limits the page before joining, then sorts the joined rows again.
    return this.em
      .fork()
      .execute<GameRow[]>(
        `SELECT ${COLUMNS} FROM (SELECT * FROM games g WHERE ${where} ORDER BY ${order} ${page}) g ${JOINED} ORDER BY ${order}`,
        [...values, ...orderValues, ...(limit === undefined ? [] : [limit, offset]), ...orderValues],
      );
  }

  /** Returns undefined if there is no such game, or the reader may not see it. */
  async find(id: number, reader?: Reader): Promise<GameRow | undefined> {
    const { where, values } = visibleTo(reader);
    const [game] = await this.select({ where: `g.id = ? AND ${where}`, values: [id, ...values], order: 'g.id' });
    return game;
  }

  async findDraft(id: number): Promise<GameRow | undefined> {
    const [game] = await this.select({ where: 'g.id = ? AND g.draft', values: [id], order: 'g.id' });
    return game;
  }

  /** Active games with ids up to `last` and when they were changed, the newest first. */
  async newest(last: number, limit: number): Promise<Listed[]> {
    const rows = await this.em.fork().execute<{ id: number; changed: string }[]>(NEWEST, [last, limit]);
    return rows.map(({ id, changed }) => ({ id, changedAt: new Date(changed) }));
  }

  /** Games in the order of their ids in the list; unknown ids are left out. */
  byIds(ids: number[]): Promise<GameRow[]> {
    return this.em.fork().execute<GameRow[]>(
      `SELECT ${COLUMNS} FROM unnest(?::integer[]) WITH ORDINALITY AS wanted (id, place) JOIN games g USING (id) ${JOINED}
         ORDER BY wanted.place`,
      [`{${ids.join(',')}}`],
    );
  }
}
