import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Listed } from '../../../core/web/site-pages.service.js';
import { AiModel } from './ai-model.entity.js';
import { ModelVersion } from './model-version.entity.js';

/** Counts games by SQL, because the games module depends on this one. */
const GAMES_COUNTED = `
  SELECT v.model_id, count(*)::int AS games
  FROM model_versions v JOIN games g ON g.model_version_id = v.id
  WHERE g.active AND (?::int IS NULL OR v.model_id = ?)
  GROUP BY v.model_id`;

/** ? last id, ? limit. */
const NEWEST = 'SELECT id, updated_at AS changed FROM ai_models WHERE id <= ? ORDER BY id DESC LIMIT ?';

/** The latest version first, then the newest. */
const VERSION_ORDER = { isLatest: 'desc', id: 'desc' } as const;

/** Reads AI models and their versions. */
@Injectable()
export class ModelsRepository {
  constructor(private readonly em: EntityManager) {}

  findAll(): Promise<AiModel[]> {
    return this.em.fork().find(AiModel, {}, { orderBy: { id: 'asc' } });
  }

  find(id: number): Promise<AiModel | null> {
    return this.em.fork().findOne(AiModel, { id });
  }

  /** Of all models, or of one. */
  findVersions(modelId?: number): Promise<ModelVersion[]> {
    const where = modelId === undefined ? {} : { model: modelId };
    return this.em.fork().find(ModelVersion, where, { orderBy: VERSION_ORDER });
  }

  findVersion(id: number): Promise<ModelVersion | null> {
    return this.em.fork().findOne(ModelVersion, { id });
  }

  findLatestVersion(modelId: number): Promise<ModelVersion | null> {
    return this.em.fork().findOne(ModelVersion, { model: modelId, isLatest: true });
  }

  /** The number of games by model; of one model only if `modelId` is given. */
  async countGames(modelId: number | null = null): Promise<Map<number, number>> {
    const rows = await this.em.fork().execute<{ model_id: number; games: number }[]>(GAMES_COUNTED, [modelId, modelId]);
    return new Map(rows.map(({ model_id, games }) => [model_id, games]));
  }

  /** Models with ids up to `last` and when they were changed, the newest first. */
  async newest(last: number, limit: number): Promise<Listed[]> {
    const rows = await this.em.fork().execute<{ id: number; changed: string }[]>(NEWEST, [last, limit]);
    return rows.map(({ id, changed }) => ({ id, changedAt: new Date(changed) }));
  }
}
