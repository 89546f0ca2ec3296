import { Injectable } from '@nestjs/common';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { ModelDto } from '@gamegeek/contracts/models/model.dto.js';
import type { VersionDto } from '@gamegeek/contracts/models/version.dto.js';
import { conflict, notFound, validationFailed } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import type { AiModel } from '../browsing/ai-model.entity.js';
import type { ModelVersion } from '../browsing/model-version.entity.js';
import { ModelAuthoringRepository } from './authoring.repository.js';

const MODEL_EXISTS = { name: ['An AI model with this name exists already'] };
const VERSION_EXISTS = { version: ['This model has a version with this name already'] };

/** Adds AI models and versions. */
@Injectable()
export class ModelAuthoringService {
  constructor(
    private readonly repository: ModelAuthoringRepository,
    private readonly limits: RateLimits,
  ) {}

  async addModel(dto: ModelDto, { userId }: SessionOwner): Promise<AiModel> {
    await this.limits.consume('newModel', userId);
    const { name, company, description, logo_url: logoUrl = null, website_url: websiteUrl = null } = dto;
    const fields = { name, company, description, logoUrl, websiteUrl, createdBy: userId };
    return conflictOnDuplicate(MODEL_EXISTS, () => this.repository.addModel(fields));
  }

  /** A new latest version replaces the previous latest one. */
  async addVersion(modelId: number, dto: VersionDto, { userId }: SessionOwner): Promise<ModelVersion> {
    await this.limits.consume('newVersion', userId);
    if (dto.model_id !== undefined && dto.model_id !== modelId) {
      throw validationFailed({ model_id: ['Please select a model'] });
    }
    const { version, description, capabilities = [], image_url: imageUrl = null, is_latest: isLatest = false } = dto;
    const added = await conflictOnDuplicate(VERSION_EXISTS, () =>
      this.repository.addVersion(modelId, { version, description, capabilities, imageUrl, isLatest }),
    );
    if (!added) throw notFound('This AI model');
    return added;
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
