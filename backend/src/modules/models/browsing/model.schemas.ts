import { flag, integer, link, listOf, named, object, orNull, text, time } from '../../../core/openapi/schemas.js';

export const MODEL_VERSION = named(
  'ModelVersion',
  object({
    id: integer,
    model_id: integer,
    version: text,
    description: text,
    image_url: orNull(link),
    capabilities: listOf(text),
    is_latest: flag,
    created_at: time,
    updated_at: time,
  }),
);

export const AI_MODEL = named(
  'AiModel',
  object({
    id: integer,
    name: { ...text, examples: ['Muse'] },
    company: text,
    description: text,
    logo_url: orNull(link),
    website_url: orNull(link),
    created_at: time,
    updated_at: time,
    versions: listOf(MODEL_VERSION),
    games_count: integer,
  }),
);
