import type { AnyGame } from './game-rules.js';
import type { ArcadeGameId } from './game.js';

/**
 * The rules before the last change of each game, so that recordings of the last two versions can be watched. A change
 * of rules moves the files of those before into `{game}/earlier/`, and replaces what is there.
 */
export const EARLIER_RULES: readonly AnyGame[] = [];

/** The version of the first recordings of each game. */
export const FIRST_RECORDED: Readonly<Record<ArcadeGameId, number>> = {
  words: 3,
  reversi: 2,
  merge: 1,
  dungeon: 3,
  codes: 2,
  stacker: 2,
  snake: 2,
};
