import type { GameLaunch } from '../games/play-settings.js';

/** A row of GET /api/leaderboard/weeks: a week with stored champions, newest first. */
export interface ClosedWeek {
  /** ISO 8601: `2026-W47`. */
  week: string;
  /** Monday 00:00 UTC. */
  starts_at: string;
  /** The following Monday 00:00 UTC, exclusive. */
  ends_at: string;
  /** Distinct players with a score in any game. */
  players: number;
}

/** One of the top three of a week. */
export interface Champion {
  /** 1 to 3; equal scores share a rank: 1, 2, 2. */
  place: number;
  userId: string;
  username: string;
  score: number;
  /** The time of the score; on the global board, of the one that last raised the total. */
  createdAt: string;
}

export interface GameChampions {
  gameId: number;
  gameName: string;
  /** Fields of games: `launch`, `game_url` and `arcade_id`. */
  launch: GameLaunch;
  gameUrl: string | null;
  arcadeId: string | null;
  /** Players with a score in this game in that week. */
  players: number;
  champions: Champion[];
}

/** GET /api/leaderboard/weeks/{week}: the champions of a week. */
export interface WeekChampions extends Omit<ClosedWeek, 'players'> {
  /** False until the champions are known, about a minute after the end of the week. */
  closed: boolean;
  players: number | null;
  /** The previous and next week with champions. */
  previous: string | null;
  next: string | null;
  /** By the sum of the week's best scores over all games. */
  global: Champion[];
  /** A page of the played games, by number of players. */
  games: GameChampions[];
}

/** A top-three rank in a week, on a profile. */
export interface Championship {
  week: string;
  /** Null on the global board. */
  gameId: number | null;
  gameName: string | null;
  place: number;
  score: number;
}

/** The number of first, second and third places, and the newest one. */
export interface Championships {
  totals: { first: number; second: number; third: number };
  championships: Championship[];
}
