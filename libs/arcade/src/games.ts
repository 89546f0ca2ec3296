import { codesGame } from './codes/codes.game.js';
import { dungeonGame } from './dungeon/dungeon.game.js';
import type { ArcadeGame, ArcadeGameId } from './game.js';
import { mergeGame } from './merge/merge.game.js';
import { reversiGame } from './reversi/reversi.game.js';
import { snakeGame } from './snake/snake.game.js';
import { stackerGame } from './stacker/stacker.game.js';
import { wordsGame } from './words/words.game.js';

/** The server's interface to a game: replays logs, whatever its states and inputs are. */
export type ReplayableGame = Pick<
  ArcadeGame<unknown, unknown>,
  'id' | 'version' | 'tickRate' | 'replay' | 'secondsAtLeast'
>;

export const ARCADE_GAMES: Readonly<Record<ArcadeGameId, ReplayableGame>> = {
  words: wordsGame,
  reversi: reversiGame,
  merge: mergeGame,
  dungeon: dungeonGame,
  codes: codesGame,
  stacker: stackerGame,
  snake: snakeGame,
};

export function isArcadeGameId(id: string): id is ArcadeGameId {
  return Object.hasOwn(ARCADE_GAMES, id);
}
