import * as v from 'valibot';
import { integer, link, time } from '../values.js';

export const modelVersionSchema = v.object({
  id: integer,
  model_id: integer,
  version: v.string(),
  description: v.string(),
  image_url: v.nullable(link),
  capabilities: v.array(v.string()),
  is_latest: v.boolean(),
  created_at: time,
  updated_at: time,
});
export type ModelVersion = v.InferOutput<typeof modelVersionSchema>;

/** An AI model with all its versions (docs/product.md, section 3). */
export const aiModelSchema = v.object({
  id: integer,
  name: v.pipe(v.string(), v.metadata({ examples: ['Muse'] })),
  company: v.string(),
  description: v.string(),
  logo_url: v.nullable(link),
  website_url: v.nullable(link),
  created_at: time,
  updated_at: time,
  versions: v.array(modelVersionSchema),
  /** Active games with any of its versions. */
  games_count: integer,
});
export type AiModel = v.InferOutput<typeof aiModelSchema>;
