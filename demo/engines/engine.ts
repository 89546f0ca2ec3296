import type { Random } from '../../libs/arcade/src/random.ts';

/** The search depth of a pilot, from 1 (careless) to 3 (careful). */
export type Depth = 1 | 2 | 3;

/** A finished play: its score by the game's rules, its inputs, and a short summary. */
export interface Play {
  score: number;
  /** Empty if the server does not replay the game. */
  log: string;
  /** The least time in which a player can play the run. */
  seconds: number;
  summary: string;
}

/** A round whose inputs the server answers. */
export interface AnsweredRound {
  opening: object | null;
  /** The answer to an input, which takes so many seconds, with the score before; undefined if there is none, which ends the play. */
  answer(at: number, input: string, seconds: number, score: number): Promise<object | undefined>;
}

/** The result of a finished run. */
export function playOf({ score, log, seconds }: Omit<Play, 'summary'>, summary: string): Play {
  return { score, log, seconds, summary };
}

/** A pilot for a game. The same seed and depth produce the same play. */
export interface Engine {
  /** The id of the arcade game, or the name of a game with a build. */
  name: string;
  play(seed: number, depth: Depth): Play;
  /** For games with hidden information: plays a round, with the pilot's own random numbers. */
  playRound?(round: AnsweredRound, depth: Depth, random: Random): Promise<Play | undefined>;
}
