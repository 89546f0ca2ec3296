import type { GameLaunch } from '../games/play-settings.js';

/** A row of GET /api/leaderboard/weeks: a week whose champions are kept, newest first. */
export interface ClosedWeek {
  /** ISO 8601: `2026-W47`. */
  week: string;
  /** Monday 00:00 UTC. */
  starts_at: string;
  /** The Monday after, 00:00 UTC: the first moment that is not part of it. */
  ends_at: string;
  /** Everybody who scored in any game. */
  players: number;
}

/** One of the first three of a week's board. */
export interface Champion {
  /** 1 to 3; equal scores share a place: 1, 2, 2. */
  place: number;
  userId: string;
  username: string;
  score: number;
  /** When the score was achieved; on the global board, the one that raised the total last. */
  createdAt: string;
}

export interface GameChampions {
  gameId: number;
  gameName: string;
  /** How the game is played, as games say it: `launch`, `game_url` and `arcade_id`. */
  launch: GameLaunch;
  gameUrl: string | null;
  arcadeId: string | null;
  /** How many had a score in this game that week. */
  players: number;
  champions: Champion[];
}

/** GET /api/leaderboard/weeks/{week}: who led when the week was over. */
export interface WeekChampions extends Omit<ClosedWeek, 'players'> {
  /** False while the week runs, and in the minute after it until its champions are known: then there are none here. */
  closed: boolean;
  players: number | null;
  /** The weeks beside this one that can be looked at, by their names. */
  previous: string | null;
  next: string | null;
  /** By the total of the week's best scores over all games. */
  global: Champion[];
  /** A page of the games that were played, those with most players first. */
  games: GameChampions[];
}

/** A place among the first three of a week, on a profile. */
export interface Championship {
  week: string;
  /** Null on the global board. */
  gameId: number | null;
  gameName: string | null;
  place: number;
  score: number;
}

/** How often somebody was first, second and third, and the newest of it. */
export interface Championships {
  totals: { first: number; second: number; third: number };
  championships: Championship[];
}
