import type {
  AiModel as AiModelView,
  ModelVersion as ModelVersionView,
} from '@gamegeek/contracts/models/models.schemas.js';
import type { ModelWithVersions } from './models.service.js';
import type { ModelVersion } from './model-version.entity.js';

export function presentVersion(version: ModelVersion): ModelVersionView {
  return {
    id: version.id,
    model_id: version.model.id,
    version: version.version,
    description: version.description,
    image_url: version.imageUrl ?? null,
    capabilities: version.capabilities,
    is_latest: version.isLatest,
    created_at: version.createdAt.toISOString(),
    updated_at: version.updatedAt.toISOString(),
  };
}

export function presentModel({ model, versions, gamesCount }: ModelWithVersions): AiModelView {
  return {
    id: model.id,
    name: model.name,
    company: model.company,
    description: model.description,
    logo_url: model.logoUrl ?? null,
    website_url: model.websiteUrl ?? null,
    created_at: model.createdAt.toISOString(),
    updated_at: model.updatedAt.toISOString(),
    versions: versions.map(presentVersion),
    games_count: gamesCount,
  };
}
