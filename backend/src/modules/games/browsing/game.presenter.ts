import type { Game, TrendingGame } from '@gamegeek/contracts/games/games.schemas.js';
import { averageRating } from '@gamegeek/rules/ratings.js';
import { trendReason } from '@gamegeek/rules/trends.js';
import type { GameRow } from './game-reader.repository.js';

export function presentGame(row: GameRow): Game {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    ai_model_id: row.modelId,
    ai_model_name: row.modelName,
    model_version_id: row.versionId,
    model_version: row.version,
    created_by: row.creatorId,
    creator: { id: row.creatorId, username: row.creatorName },
    image_url: row.imageUrl,
    preview_images: row.previewImages,
    game_url: row.gameUrl,
    github_url: row.githubUrl,
    documentation_url: row.documentationUrl,
    categories: row.categories,
    ai_integration_details: row.aiIntegrationDetails,
    active: row.active,
    launch: row.launch,
    accepts: row.accepts,
    min_score: numberOrNull(row.minScore),
    max_score: numberOrNull(row.maxScore),
    min_seconds: row.minSeconds,
    needs_round: row.needsRound,
    allowed_origins: row.allowedOrigins,
    arcade_id: row.arcadeId,
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
    average_rating: averageRating(row.ratingCount, row.ratingSum),
    total_ratings: row.ratingCount,
    player_count: row.playerCount,
    premium_until:
      row.premiumUntil !== null && new Date(row.premiumUntil) > new Date() ? isoTime(row.premiumUntil) : null,
    held_reason: row.heldReason,
  };
}

/** The extra fields in the casing of docs/api.md, section 1. */
export function presentTrendingGame(row: GameRow): TrendingGame {
  return {
    ...presentGame(row),
    activePlayerCount: row.activePlayers,
    growthPercentage: row.growthPercentage,
    aiModelName: row.modelName,
    reason: trendReason(
      { players: row.activePlayers, playersBefore: row.previousPlayers },
      Date.parse(isoTime(row.createdAt)),
      Date.now(),
    ),
  };
}

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

const isoTime = (text: string) => new Date(text).toISOString();
