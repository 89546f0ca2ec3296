import { Injectable } from '@nestjs/common';
import { notFound } from '../../../core/errors/app-error.js';
import type { AiModel } from './ai-model.entity.js';
import type { ModelVersion } from './model-version.entity.js';
import { ModelsRepository } from './models.repository.js';

export interface ModelWithVersions {
  model: AiModel;
  versions: ModelVersion[];
  /** The number of listed games made with any of the versions. */
  gamesCount: number;
}

/** AI models and their versions. */
@Injectable()
export class ModelsService {
  constructor(private readonly repository: ModelsRepository) {}

  async list(): Promise<ModelWithVersions[]> {
    const models = await this.repository.findAll();
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
    return { model, versions: await this.repository.findVersions(id), gamesCount: games.get(id) ?? 0 };
  }

  async versions(): Promise<ModelVersion[]> {
    return this.repository.findVersions();
  }

  async versionsOfModel(id: number): Promise<ModelVersion[]> {
    await this.model(id);
    return this.repository.findVersions(id);
  }

  async version(id: number): Promise<ModelVersion> {
    const version = await this.findVersion(id);
    if (!version) throw notFound('This model version');
    return version;
  }

  async findVersion(id: number): Promise<ModelVersion | null> {
    return this.repository.findVersion(id);
  }

  private async model(id: number): Promise<AiModel> {
    const model = await this.repository.find(id);
    if (!model) throw notFound('This AI model');
    return model;
  }
}
