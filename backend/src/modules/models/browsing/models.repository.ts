import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Listed } from '../../../core/web/site-pages.js';

/** Counts games by SQL, because the games module depends on this one. */
const GAMES_COUNTED = `
  SELECT v.model_id, count(*)::int AS games
  FROM model_versions v JOIN games g ON g.model_version_id = v.id
  WHERE g.active AND (?::int IS NULL OR v.model_id = ?)
  GROUP BY v.model_id`;

const LAST_ID = 'SELECT coalesce(max(id), 0) AS last FROM ai_models';

/** ? first id, ? last id. */
const CHANGES = 'SELECT id, updated_at AS changed FROM ai_models WHERE id BETWEEN ? AND ? ORDER BY id';

/** The queries of AI models that entities cannot express. */
@Injectable()
export class ModelsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The number of games by model; of one model only if `modelId` is given. */
  async countGames(modelId: number | null = null): Promise<Map<number, number>> {
    const rows = await this.em.fork().execute<{ model_id: number; games: number }[]>(GAMES_COUNTED, [modelId, modelId]);
    return new Map(rows.map(({ model_id, games }) => [model_id, games]));
  }

  /** The largest id; 0 if there is no model. */
  async lastId(): Promise<number> {
    const [row] = await this.em.fork().execute<{ last: number }[]>(LAST_ID);
    return row?.last ?? 0;
  }

  /** Models with ids from `first` to `last`, and when they were changed. */
  async changes(first: number, last: number): Promise<Listed[]> {
    const rows = await this.em.fork().execute<{ id: number; changed: string }[]>(CHANGES, [first, last]);
    return rows.map(({ id, changed }) => ({ id, changedAt: new Date(changed) }));
  }
}
