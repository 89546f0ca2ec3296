import type { AchievementIcon, AchievementKey } from '@gamegeek/rules/achievements.js';
import type { ApiKeyView, OwnUser, PublicUser } from '../auth/auth.types.js';
import type { Game } from '../games/games.types.js';
import type { Championship, Championships } from '../scores/weeks.types.js';
import type { Language } from './preferences.js';

/** A player's own figures, recomputed from rows. */
export interface PlayerStats {
  totalScore: number;
  gamesPlayed: number;
  credits: number;
  level: number;
  /** 0 to 100: the share of the level's band that is covered. */
  levelProgress: number;
  rank: string;
}

/** A player's figures with how many achievements they have completed. */
export interface ProfileStats extends PlayerStats {
  achievementsCompleted: number;
}

/** GET /api/user/profile: everything of one's own in one answer. */
export interface OwnProfile extends OwnUser {
  /** Null when it can no longer be read: a new one has to be made. */
  apiKey: ApiKeyView['apiKey'] | null;
  stats: ProfileStats;
}

/** A row of GET /api/user/games: a game that the user has scored in. */
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
  /** What completing it pays. */
  credits: number;
}

/** An achievement of one game, in `GET /api/games/{id}/achievements` and in lists of what a player has completed. */
export interface GameAchievement {
  /** Whose; null for a reader who is not signed in. */
  user_id: string | null;
  game_id: number;
  game_name: string;
  /** Unique within the game. */
  key: string;
  title: Record<Language, string>;
  description: Record<Language, string>;
  /** What completing it pays. */
  credits: number;
  completed_at: string | null;
}

/** A player's best in one game, on a public profile. */
export interface ProfileBest {
  gameId: number;
  gameName: string;
  score: number;
  /** The place on that game's all-time board; null while ranks cannot be had. */
  rank: number | null;
  createdAt: string;
}

/** GET /api/users/{username}: what anyone may know of a player. */
export interface PublicProfile extends PublicUser {
  stats: ProfileStats;
  /** Highest places first. */
  bests: ProfileBest[];
  /** The completed ones. */
  achievements: Achievement[];
  /** The newest weeks in which they were among the first three. */
  championships: Championship[];
  /** How often that was, of all weeks. */
  championshipTotals: Championships['totals'];
  /** Games that this user has listed and that can be seen. */
  games: Game[];
}
