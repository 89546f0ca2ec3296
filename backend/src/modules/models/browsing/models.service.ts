import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '../../../core/errors/app-error.js';
import { AiModel } from './ai-model.entity.js';
import { ModelVersion } from './model-version.entity.js';
import { ModelsRepository } from './models.repository.js';

/** The latest version first, then the newest. */
const VERSION_ORDER = { isLatest: 'desc', id: 'desc' } as const;

export interface ModelWithVersions {
  model: AiModel;
  versions: ModelVersion[];
  /** The number of listed games made with any of the versions. */
  gamesCount: number;
}

/** AI models and their versions. */
@Injectable()
export class ModelsService {
  constructor(
    private readonly em: EntityManager,
    private readonly repository: ModelsRepository,
  ) {}

  async list(): Promise<ModelWithVersions[]> {
    const models = await this.em.find(AiModel, {}, { orderBy: { id: 'asc' } });
    const versions = Map.groupBy(await this.versions(), (version) => version.model.id);
    const games = await this.repository.countGames();
    return models.map((model) => ({
      model,
      versions: versions.get(model.id) ?? [],
      gamesCount: games.get(model.id) ?? 0,
    }));
  }

  async get(id: number): Promise<ModelWithVersions> {
    const model = await this.model(id);
    const games = await this.repository.countGames(id);
    return { model, versions: await this.versionsOf(id), gamesCount: games.get(id) ?? 0 };
  }

  async versions(): Promise<ModelVersion[]> {
    return this.em.find(ModelVersion, {}, { orderBy: VERSION_ORDER });
  }

  async versionsOfModel(id: number): Promise<ModelVersion[]> {
    await this.model(id);
    return this.versionsOf(id);
  }

  async version(id: number): Promise<ModelVersion> {
    const version = await this.findVersion(id);
    if (!version) throw notFound('This model version');
    return version;
  }

  async findVersion(id: number): Promise<ModelVersion | null> {
    return this.em.findOne(ModelVersion, { id });
  }

  private async model(id: number): Promise<AiModel> {
    const model = await this.em.findOne(AiModel, { id });
    if (!model) throw notFound('This AI model');
    return model;
  }

  private versionsOf(modelId: number): Promise<ModelVersion[]> {
    return this.em.find(ModelVersion, { model: modelId }, { orderBy: VERSION_ORDER });
  }
}
