import { ACHIEVEMENT_ICONS, ACHIEVEMENT_KEYS } from '@gamegeek/rules/achievements.js';
import * as v from 'valibot';
import { ownUserSchema, publicUserSchema } from '../auth/auth.schemas.js';
import { boardFormatSchema } from '../boards/board-format.schemas.js';
import { gameSchema } from '../games/games.schemas.js';
import { inboxStateSchema } from '../inbox/inbox.schemas.js';
import { translatedSchema } from '../preferences/preferences.schemas.js';
import { integer, percent, time, uuid } from '../values.js';
import { playerRatingSchema } from '../scores/player-rating.schemas.js';
import { championshipSchema, championshipTotalsSchema } from '../scores/weeks.schemas.js';

/** The stats of a player, recomputed from rows, with the number of completed achievements. */
export const profileStatsSchema = v.object({
  totalScore: integer,
  gamesPlayed: integer,
  credits: integer,
  level: v.pipe(integer, v.metadata({ minimum: 1, maximum: 5 })),
  /** The share of the level's band that is covered. */
  levelProgress: percent,
  rank: v.string(),
  achievementsCompleted: integer,
});
export type ProfileStats = v.InferOutput<typeof profileStatsSchema>;
export type PlayerStats = Omit<ProfileStats, 'achievementsCompleted'>;

/** GET /api/user/profile: the whole own profile. */
export const ownProfileSchema = v.object({
  ...ownUserSchema.entries,
  /** Null if it can no longer be decrypted; a new one must be generated. */
  apiKey: v.nullable(v.string()),
  stats: profileStatsSchema,
  /** Missing without a rating. */
  playerRating: v.optional(playerRatingSchema),
});
export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;

/** A row of GET /api/user/games: a game with a score of the user. */
export const playedGameSchema = v.pick(gameSchema, ['id', 'name', 'description', 'image_url', 'categories']);
export type PlayedGame = v.InferOutput<typeof playedGameSchema>;

/** Of scores on boards other than the main one: its slug and its name. */
const otherBoard = { board: v.optional(v.string()), boardName: v.optional(v.string()) };

const boardValue = {
  /** A value of its board. */
  score: v.number(),
  /** How it is shown; absent on boards of integers of which the higher is better. */
  format: v.optional(boardFormatSchema),
};

/** A row of GET /api/user/scores, newest first. */
export const ownScoreSchema = v.object({
  id: integer,
  gameId: integer,
  gameName: v.string(),
  ...otherBoard,
  ...boardValue,
  createdAt: time,
  /** The run can be watched. */
  recorded: v.optional(v.literal(true)),
});
export type OwnScore = v.InferOutput<typeof ownScoreSchema>;

/** GET /api/user/achievements. Title and description are English; clients translate by `key`. */
export const achievementSchema = v.object({
  id: integer,
  user_id: uuid,
  key: v.picklist(ACHIEVEMENT_KEYS),
  title: v.string(),
  description: v.string(),
  icon: v.picklist(ACHIEVEMENT_ICONS),
  /** The share reached in whole percent, rounded down. */
  progress: percent,
  completed: v.boolean(),
  completed_at: v.nullable(time),
  /** Credits paid on completion. */
  credits: integer,
});
export type Achievement = v.InferOutput<typeof achievementSchema>;

/** An achievement of a game, in `GET /api/games/{id}/achievements` and in lists of completed ones. */
export const gameAchievementSchema = v.object({
  /** The player; null for visitors. */
  user_id: v.nullable(uuid),
  game_id: integer,
  game_name: v.string(),
  /** Unique within the game. */
  key: v.string(),
  title: translatedSchema,
  description: translatedSchema,
  /** Credits paid on completion. */
  credits: integer,
  completed_at: v.nullable(time),
});
export type GameAchievement = v.InferOutput<typeof gameAchievementSchema>;

/** A player's best on a board of a game, on a public profile. */
const profileBestSchema = v.object({
  gameId: integer,
  gameName: v.string(),
  ...otherBoard,
  ...boardValue,
  scoreId: integer,
  /** The rank on that board of all time; null while ranks are unavailable. */
  rank: v.nullable(integer),
  createdAt: time,
  /** The run can be watched. */
  recorded: v.optional(v.literal(true)),
});
export type ProfileBest = v.InferOutput<typeof profileBestSchema>;

/** The days in a row on which the player has played the daily; missing without a streak. */
const dailyStreak = v.optional(integer);

/** GET /api/users/{username}: the public profile. */
export const publicProfileSchema = v.object({
  ...publicUserSchema.entries,
  /** The number of players who follow this one. */
  followers: integer,
  dailyStreak,
  stats: profileStatsSchema,
  /** Missing without a rating. */
  playerRating: v.optional(playerRatingSchema),
  /** Best ranks first. */
  bests: v.array(profileBestSchema),
  /** Completed achievements. */
  achievements: v.array(achievementSchema),
  /** The newest weeks with a top-three rank. */
  championships: v.array(championshipSchema),
  /** Counts over all weeks. */
  championshipTotals: championshipTotalsSchema,
  /** Active games of this user. */
  games: v.array(gameSchema),
});
export type PublicProfile = v.InferOutput<typeof publicProfileSchema>;

/** Changes for the signed-in user (docs/live-protocol.md, section 2). */
export const meChangesSchema = v.object({
  stats: v.optional(profileStatsSchema),
  credits: v.optional(integer),
  /** Achievements with new progress; clients merge them with `mergeAchievements` of libs/rules. */
  achievements: v.optional(v.array(achievementSchema)),
  /** Newly completed achievements of single games. */
  gameAchievements: v.optional(v.array(gameAchievementSchema)),
  /** The newest score of this user that raised a best. */
  score: v.optional(v.pick(ownScoreSchema, ['id', 'gameId', 'score', 'createdAt'])),
  /** The inbox, after it has changed. */
  inbox: v.optional(inboxStateSchema),
  dailyStreak,
});
export type MeChanges = v.InferOutput<typeof meChangesSchema>;

/** `stats` lets the client detect changes since its last request. */
export const meSnapshotSchema = v.object({
  inbox: inboxStateSchema,
  stats: v.optional(profileStatsSchema),
  dailyStreak,
});
export type MeSnapshot = v.InferOutput<typeof meSnapshotSchema>;
