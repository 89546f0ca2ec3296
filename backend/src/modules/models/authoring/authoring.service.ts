import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { ModelDto } from '@gamegeek/contracts/models/model.dto.js';
import type { VersionDto } from '@gamegeek/contracts/models/version.dto.js';
import { conflict, notFound, validationFailed } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import type { SessionOwner } from '../../auth/index.js';
import { AiModel, ModelVersion } from '../browsing/index.js';

const MODEL_EXISTS = { name: ['An AI model with this name exists already'] };
const VERSION_EXISTS = { version: ['This model has a version with this name already'] };

/** Adds AI models and versions. */
@Injectable()
export class ModelAuthoringService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
  ) {}

  async addModel(dto: ModelDto, { userId }: SessionOwner): Promise<AiModel> {
    await this.limits.consume('newModel', userId);
    const em = this.em.fork();
    const { name, company, description, logo_url: logoUrl = null, website_url: websiteUrl = null } = dto;
    const model = em.create(AiModel, { name, company, description, logoUrl, websiteUrl, createdBy: userId });
    await conflictOnDuplicate(MODEL_EXISTS, () => em.flush());
    return model;
  }

  /** A new latest version replaces the previous latest one. */
  async addVersion(modelId: number, dto: VersionDto, { userId }: SessionOwner): Promise<ModelVersion> {
    await this.limits.consume('newVersion', userId);
    if (dto.model_id !== undefined && dto.model_id !== modelId) {
      throw validationFailed({ model_id: ['Please select a model'] });
    }
    return conflictOnDuplicate(VERSION_EXISTS, () =>
      this.em.fork().transactional(async (em) => {
        // Locks the model, so that two latest versions are added one after the other.
        const model = await em.findOne(AiModel, { id: modelId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (!model) throw notFound('This AI model');
        const isLatest = dto.is_latest ?? false;
        if (isLatest) await em.nativeUpdate(ModelVersion, { model: modelId, isLatest: true }, { isLatest: false });
        const { version, description, capabilities = [], image_url: imageUrl = null } = dto;
        const created = em.create(ModelVersion, {
          model: modelId,
          version,
          description,
          capabilities,
          imageUrl,
          isLatest,
        });
        await em.flush();
        return created;
      }),
    );
  }
}

/** Maps violations of the unique index to `conflict`. */
async function conflictOnDuplicate<T>(fields: Parameters<typeof conflict>[0], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw conflict(fields);
    throw error;
  }
}
