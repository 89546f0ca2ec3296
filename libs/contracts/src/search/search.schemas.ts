import * as v from 'valibot';
import { personSchema } from '../auth/auth.schemas.js';
import { gameSchema } from '../games/games.schemas.js';
import { aiModelSchema } from '../models/models.schemas.js';

/** The maximum number of results of each kind. */
export const FOUND_OF_EACH = 5;

const few = { maxItems: FOUND_OF_EACH } as const;

const foundGameSchema = v.object({
  ...v.pick(gameSchema, ['id', 'name', 'image_url', 'categories', 'ai_model_name']).entries,
  /** Whether it can be played, on this site or elsewhere. */
  playable: v.boolean(),
});
export type FoundGame = v.InferOutput<typeof foundGameSchema>;

const foundModelSchema = v.pick(aiModelSchema, ['id', 'name', 'company']);
export type FoundModel = v.InferOutput<typeof foundModelSchema>;

/** Results of a quick search, by relevance within each kind. */
export const foundSchema = v.object({
  games: v.pipe(v.array(foundGameSchema), v.metadata(few)),
  models: v.pipe(v.array(foundModelSchema), v.metadata(few)),
  players: v.pipe(v.array(personSchema), v.metadata(few)),
});
export type Found = v.InferOutput<typeof foundSchema>;
