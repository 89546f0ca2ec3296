import type { AchievementIcon, AchievementKey } from '@gamegeek/rules/achievements.js';
import type { ApiKeyView, OwnUser, PublicUser } from '../auth/auth.types.js';
import type { Game } from '../games/games.types.js';
import type { Championship, Championships } from '../scores/weeks.types.js';
import type { Language } from '../preferences/preferences.js';

/** The stats of a player, recomputed from rows. */
export interface PlayerStats {
  totalScore: number;
  gamesPlayed: number;
  credits: number;
  level: number;
  /** 0 to 100: the share of the level's band that is covered. */
  levelProgress: number;
  rank: string;
}

/** The stats of a player with the number of completed achievements. */
export interface ProfileStats extends PlayerStats {
  achievementsCompleted: number;
}

/** GET /api/user/profile: the whole own profile. */
export interface OwnProfile extends OwnUser {
  /** Null if it can no longer be decrypted; a new one must be generated. */
  apiKey: ApiKeyView['apiKey'] | null;
  stats: ProfileStats;
}

/** A row of GET /api/user/games: a game with a score of the user. */
export type PlayedGame = Pick<Game, 'id' | 'name' | 'description' | 'image_url' | 'categories'>;

/** A row of GET /api/user/scores, newest first. */
export interface OwnScore {
  id: number;
  gameId: number;
  gameName: string;
  score: number;
  createdAt: string;
}

/** GET /api/user/achievements. Title and description are English; clients translate by `key`. */
export interface Achievement {
  id: number;
  user_id: string;
  key: AchievementKey;
  title: string;
  description: string;
  icon: AchievementIcon;
  /** 0 to 100, the share reached in whole percent, rounded down. */
  progress: number;
  completed: boolean;
  completed_at: string | null;
  /** Credits paid on completion. */
  credits: number;
}

/** An achievement of a game, in `GET /api/games/{id}/achievements` and in lists of completed ones. */
export interface GameAchievement {
  /** The player; null for visitors. */
  user_id: string | null;
  game_id: number;
  game_name: string;
  /** Unique within the game. */
  key: string;
  title: Record<Language, string>;
  description: Record<Language, string>;
  /** Credits paid on completion. */
  credits: number;
  completed_at: string | null;
}

/** A player's best in one game, on a public profile. */
export interface ProfileBest {
  gameId: number;
  gameName: string;
  score: number;
  /** The rank on that game's all-time board; null while ranks are unavailable. */
  rank: number | null;
  createdAt: string;
}

/** GET /api/users/{username}: the public profile. */
export interface PublicProfile extends PublicUser {
  stats: ProfileStats;
  /** Best ranks first. */
  bests: ProfileBest[];
  /** Completed achievements. */
  achievements: Achievement[];
  /** The newest weeks with a top-three rank. */
  championships: Championship[];
  /** Counts over all weeks. */
  championshipTotals: Championships['totals'];
  /** Active games of this user. */
  games: Game[];
}
