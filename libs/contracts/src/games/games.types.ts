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
  /** Who listed it; a deleted account's name is "Deleted player". */
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
  /** Scores outside of these are refused; null for no bound. */
  min_score: number | null;
  max_score: number | null;
  /** The least time in which a round can be played. */
  min_seconds: number | null;
  needs_round: boolean;
  /** Whose pages may start the game with a launch ticket; every page may while the list is empty. */
  allowed_origins: string[];
  /** Of a hosted game: which of the arcade games it is. */
  arcade_id: string | null;
  created_at: string;
  updated_at: string;
  average_rating: number;
  total_ratings: number;
  /** Distinct players who ever scored. */
  player_count: number;
  /** The end of the launch months of its developer; null when they are over or never were. */
  premium_until: string | null;
  /** Why an admin has hidden it, for its maker to read; null for every other game. */
  held_reason: string | null;
}

/** A row of GET /api/games/trending. */
export interface TrendingGame extends Game {
  /** Distinct players of the last 7 days. */
  activePlayerCount: number;
  /** Against the 7 days before, in whole percent; 100 when there were none before. */
  growthPercentage: number;
  aiModelName: string;
  /** Why it trends, as it is said beside it: growth only where there is enough to grow from. */
  reason: TrendReason;
}

/** A player whom the maker of a game keeps out of it. */
export interface BlockedPlayer {
  id: string;
  username: string;
  created_at: string;
}

/** GET /api/launch: the launch promotion (docs/product.md, section 1). */
export interface Launch {
  /** How many developers get it. */
  places: number;
  places_left: number;
  /** How long it lasts for each. */
  months: number;
}
