import type { Game, TrendingGame } from '@gamegeek/contracts/games/games.schemas.js';
import { averageRating } from '@gamegeek/rules/ratings.js';
import { trendReason } from '@gamegeek/rules/trends.js';
import type { GameRow } from './game-reader.repository.js';

export function presentGame(row: GameRow): Game {
  const { modelId, modelName, versionId, version, creatorId, creatorName, createdAt, updatedAt, ...others } = row;
  const { ratingCount, ratingSum, activePlayers, growthPercentage, previousPlayers, ...further } = others;
  const { premiumUntil, hiddenReason, deleteAt, minScore, maxScore, frameWidth, frameHeight, ...stored } = further;
  return {
    ...stored,
    ai_model_id: modelId,
    ai_model_name: modelName,
    model_version_id: versionId,
    model_version: version,
    created_by: creatorId,
    creator: { id: creatorId, username: creatorName },
    min_score: numberOrNull(minScore),
    max_score: numberOrNull(maxScore),
    frame: frameWidth === null || frameHeight === null ? 'fill' : { width: frameWidth, height: frameHeight },
    created_at: isoTime(createdAt),
    updated_at: isoTime(updatedAt),
    average_rating: averageRating(ratingCount, ratingSum),
    total_ratings: ratingCount,
    premium_until: premiumUntil && isoTime(premiumUntil),
    held_reason: hiddenReason,
    delete_at: deleteAt && isoTime(deleteAt),
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
