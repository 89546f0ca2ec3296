import type { Game as GameView, TrendingGame } from '@gamegeek/contracts/games/games.types.js';
import type { Loaded } from '@mikro-orm/core';
import type { Game } from './game.entity.js';

/** What is loaded with a game that is to be shown: its model and its creator's name. */
export const SHOWN = ['modelVersion.model', 'createdBy'] as const;
export type ShownGame = Loaded<Game, (typeof SHOWN)[number]>;

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
    creator: { id: game.createdBy.id, username: game.createdBy.username },
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
    average_rating: averageRating(game),
    total_ratings: game.ratingCount,
    player_count: game.playerCount,
    premium_until: game.premiumUntil && game.premiumUntil > new Date() ? game.premiumUntil.toISOString() : null,
  };
}

/** The extra fields in the casing of CONTRACT section 1. */
export function presentTrendingGame(game: ShownGame): TrendingGame {
  return {
    ...presentGame(game),
    activePlayerCount: game.activePlayers,
    growthPercentage: game.growthPercentage,
    aiModelName: game.modelVersion.model.name,
  };
}

/** With two decimals; 0 while nobody has rated. */
function averageRating({ ratingCount, ratingSum }: Pick<Game, 'ratingCount' | 'ratingSum'>): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum * 100) / ratingCount) / 100;
}
