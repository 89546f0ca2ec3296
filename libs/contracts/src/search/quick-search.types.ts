import type { Game } from '../games/games.types.js';
import type { AiModel } from '../models/models.types.js';
import type { PublicUser } from '../auth/auth.types.js';

/** The maximum number of results of each kind. */
export const FOUND_OF_EACH = 5;

export type FoundGame = Pick<Game, 'id' | 'name' | 'image_url' | 'categories' | 'ai_model_name'>;
export type FoundModel = Pick<AiModel, 'id' | 'name' | 'company'>;
export type FoundPlayer = Pick<PublicUser, 'id' | 'username'>;

/** Results of a quick search, by relevance within each kind. */
export interface Found {
  games: FoundGame[];
  models: FoundModel[];
  players: FoundPlayer[];
}
