import type { TrendReason } from '@gamegeek/rules/trends.js';
import type { PublicUser } from '../auth/auth.types.js';
import type { GameCategory } from './categories.js';
import type { GameLaunch, ScoreAcceptance } from './play-settings.js';

/** A game, in lists and on its page. */
export interface Game {
  id: number;
  name: string;
  description: string;
  ai_model_id: number;
  ai_model_name: string;
  model_version_id: number;
  model_version: string;
  created_by: string;
  /** The creator; "Deleted player" for a deleted account. */
  creator: Pick<PublicUser, 'id' | 'username'>;
  image_url: string | null;
  preview_images: string[];
  game_url: string | null;
  github_url: string | null;
  documentation_url: string | null;
  categories: GameCategory[];
  ai_integration_details: string;
  active: boolean;
  launch: GameLaunch;
  accepts: ScoreAcceptance;
  /** The allowed range of scores; null for no bound. */
  min_score: number | null;
  max_score: number | null;
  /** The minimum duration of a round. */
  min_seconds: number | null;
  needs_round: boolean;
  /** Origins that may start the game with a launch ticket; empty for all. */
  allowed_origins: string[];
  /** The arcade game, if hosted. */
  arcade_id: string | null;
  created_at: string;
  updated_at: string;
  average_rating: number;
  total_ratings: number;
  /** Distinct players with a score. */
  player_count: number;
  /** The end of the developer's launch months; null if there are none. */
  premium_until: string | null;
  /** The reason for an admin's hiding, for the maker only; otherwise null. */
  held_reason: string | null;
}

/** A row of GET /api/games/trending. */
export interface TrendingGame extends Game {
  /** Distinct players of the last 7 days. */
  activePlayerCount: number;
  /** Growth against the 7 days before in whole percent; 100 when there were none. */
  growthPercentage: number;
  aiModelName: string;
  /** The reason for trending; growth only with enough players. */
  reason: TrendReason;
}

/** A player whom the maker of a game has blocked. */
export interface BlockedPlayer {
  id: string;
  username: string;
  created_at: string;
}

/** GET /api/launch: the launch promotion (docs/product.md, section 1). */
export interface Launch {
  /** The number of developers. */
  places: number;
  places_left: number;
  /** The duration for each. */
  months: number;
}
