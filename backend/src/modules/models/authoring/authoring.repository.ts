import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type RequiredEntityData } from '@mikro-orm/postgresql';
import { AiModel } from '../browsing/ai-model.entity.js';
import { ModelVersion } from '../browsing/model-version.entity.js';

/** Stores new AI models and versions. */
@Injectable()
export class ModelAuthoringRepository {
  constructor(private readonly em: EntityManager) {}

  async addModel(fields: RequiredEntityData<AiModel>): Promise<AiModel> {
    const em = this.em.fork();
    const model = em.create(AiModel, fields);
    await em.flush();
    return model;
  }

  /** A new latest version replaces the previous latest one. Returns undefined if there is no such model. */
  async addVersion(
    modelId: number,
    fields: Omit<RequiredEntityData<ModelVersion>, 'model'>,
  ): Promise<ModelVersion | undefined> {
    return this.em.fork().transactional(async (em) => {
      // Locks the model, so that two latest versions are added one after the other.
      const model = await em.findOne(AiModel, { id: modelId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!model) return undefined;
      if (fields.isLatest) await em.nativeUpdate(ModelVersion, { model: modelId, isLatest: true }, { isLatest: false });
      const version = em.create(ModelVersion, { ...fields, model: modelId });
      await em.flush();
      return version;
    });
  }
}
