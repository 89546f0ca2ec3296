import * as v from 'valibot';
import { boardFormatSchema } from '../boards/board-format.schemas.js';
import { GAME_LAUNCHES } from '../games/play-settings.js';
import { integer, link, time, uuid, week } from '../values.js';

/** 1 to 3; equal scores share a place: 1, 2, 2. */
const place = v.pipe(integer, v.metadata({ minimum: 1, maximum: 3 }));

const weekFields = {
  week,
  /** Monday 00:00 UTC. */
  starts_at: time,
  /** The following Monday 00:00 UTC, exclusive. */
  ends_at: time,
};

/** A row of GET /api/leaderboard/weeks: a week with stored champions, newest first. */
export const finalizedWeekSchema = v.object({
  ...weekFields,
  /** Distinct players with a score in any game. */
  players: integer,
});
export type FinalizedWeek = v.InferOutput<typeof finalizedWeekSchema>;

/** The score of a game, if its run can be watched. */
const scoreId = v.optional(integer);

/** One of the top three of a week. */
export const championSchema = v.object({
  place,
  userId: uuid,
  username: v.string(),
  /** A value of the board. */
  score: v.number(),
  /** The time of the score; on the global board, of the one that last raised the total. */
  createdAt: time,
  scoreId,
});
export type Champion = v.InferOutput<typeof championSchema>;

const gameChampionsSchema = v.object({
  gameId: integer,
  gameName: v.string(),
  /** Fields of games: `launch`, `game_url` and `arcade_id`. */
  launch: v.picklist(GAME_LAUNCHES),
  gameUrl: v.nullable(link),
  arcadeId: v.nullable(v.string()),
  /** Players with a score in this game in that week. */
  players: integer,
  /** How its scores are shown; absent on boards of integers of which the higher is better. */
  format: v.optional(boardFormatSchema),
  champions: v.array(championSchema),
});
export type GameChampions = v.InferOutput<typeof gameChampionsSchema>;

/** One of the three best of the weekly contest: the sum of rank points over the dailies of a week. */
const dailyChampionSchema = v.object({
  /** 1 to 3; equal sums share a place. */
  place: v.pipe(integer, v.metadata({ minimum: 1, maximum: 3 })),
  userId: uuid,
  username: v.string(),
  points: integer,
  /** How many of the seven dailies the player has played. */
  days: integer,
  /** The run with the best rank; `recorded` if it can be watched. */
  bestScoreId: integer,
  recorded: v.optional(v.literal(true)),
});
export type DailyChampion = v.InferOutput<typeof dailyChampionSchema>;

/** GET /api/leaderboard/weeks/{week}: the champions of a week. */
export const weekChampionsSchema = v.object({
  ...weekFields,
  /** False until the champions are known, about a minute after the end of the week. */
  closed: v.boolean(),
  players: v.nullable(integer),
  /** The previous and next week with champions. */
  previous: v.nullable(week),
  next: v.nullable(week),
  /** By the sum of the week's best scores over all games. */
  global: v.array(championSchema),
  /** The weekly contest: the three best of its seven dailies. */
  daily: v.array(dailyChampionSchema),
  /** A page of the played games, by number of players. */
  games: v.array(gameChampionsSchema),
});
export type WeekChampions = v.InferOutput<typeof weekChampionsSchema>;

/** A top-three rank in a week, on a profile. */
export const championshipSchema = v.object({
  week,
  /** Null on the global board. */
  gameId: v.nullable(integer),
  gameName: v.nullable(v.string()),
  place,
  score: v.number(),
  /** Like the one of its game's champions. */
  format: v.optional(boardFormatSchema),
  scoreId,
});
export type Championship = v.InferOutput<typeof championshipSchema>;

/** The number of first, second and third places. */
export const championshipTotalsSchema = v.object({ first: integer, second: integer, third: integer });

/** The totals, and the newest championships. */
export const championshipsSchema = v.object({
  totals: championshipTotalsSchema,
  championships: v.array(championshipSchema),
});
export type Championships = v.InferOutput<typeof championshipsSchema>;
