import type { Game as GameView } from '@gamegeek/contracts/games/games.types.js';
import type { Loaded } from '@mikro-orm/core';
import type { Game } from './game.entity.js';

/** A game with the model it was made with, as it is loaded to be shown. */
export type ShownGame = Loaded<Game, 'modelVersion.model'>;

export function presentGame(game: ShownGame): GameView {
  const version = game.modelVersion;
  return {
    id: game.id,
    name: game.name,
    description: game.description,
    ai_model_id: version.model.id,
    ai_model_name: version.model.name,
    model_version_id: version.id,
    model_version: version.version,
    created_by: game.createdBy.id,
    image_url: game.imageUrl ?? null,
    preview_images: game.previewImages,
    game_url: game.gameUrl ?? null,
    github_url: game.githubUrl ?? null,
    documentation_url: game.documentationUrl ?? null,
    categories: game.categories,
    ai_integration_details: game.aiIntegrationDetails,
    active: game.active,
    created_at: game.createdAt.toISOString(),
    updated_at: game.updatedAt.toISOString(),
    // Nobody can rate yet.
    average_rating: 0,
    total_ratings: 0,
    player_count: game.playerCount,
  };
}
