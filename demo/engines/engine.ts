import type { ArcadeGameId } from '../../libs/arcade/src/game.ts';

/** How far a pilot looks before it moves: 1 plays by feeling, 3 thinks. */
export type Depth = 1 | 2 | 3;

/** One finished play: what it earned by the game's own rules, its inputs as proof, and how it went in a few words. */
export interface Play {
  score: number;
  log: string;
  /** The least time in which a player can have played the run. */
  seconds: number;
  summary: string;
}

/** What a finished run comes to. */
export function playOf({ score, log, seconds }: Omit<Play, 'summary'>, summary: string): Play {
  return { score, log, seconds, summary };
}

/** A pilot for a game of the arcade. The same seed and depth make the same play. */
export interface Engine {
  /** The arcade's name of the game. */
  name: ArcadeGameId;
  play(seed: number, depth: Depth): Play;
}
