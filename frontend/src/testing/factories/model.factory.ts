import type { AiModel, ModelVersion } from '@gamegeek/contracts/models/models.schemas.js';

const LISTED = { created_at: '2026-11-01T10:00:00.000Z', updated_at: '2026-11-01T10:00:00.000Z' };

export function version(id: number, name: string, changes: Partial<ModelVersion> = {}): ModelVersion {
  return {
    id,
    model_id: 1,
    version: name,
    description: `${name} is a version.`,
    image_url: null,
    capabilities: [],
    is_latest: false,
    ...LISTED,
    ...changes,
  };
}

export function model(id: number, name: string, changes: Partial<AiModel> = {}): AiModel {
  return {
    id,
    name,
    company: 'Example Labs',
    description: `${name} is a model.`,
    logo_url: null,
    website_url: null,
    versions: [],
    games_count: 0,
    ...LISTED,
    ...changes,
  };
}
