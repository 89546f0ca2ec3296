import { MAIN_BOARD, type BoardPolicy } from '@gamegeek/contracts/boards/board-settings.js';
import type { Reset } from '@gamegeek/contracts/scores/period.js';
import { isValueOf, largestValue, type BoardValues } from '@gamegeek/rules/boards/values.js';
import { validationFailed } from '../../../core/errors/app-error.js';
import type { BoardOfGame, ScoreRules } from '../../games/directory/game-directory.service.js';
import { gameNotPlayable, noSuchBoard } from '../../games/directory/games.errors.js';
import type { SentScore } from './submission.js';

/** A board to which a score was sent. */
export interface TargetBoard extends BoardValues {
  id: number;
  resets: readonly Reset[];
  policy: BoardPolicy;
}

/** The main board of a game that is refused later, after repeats were looked for. */
const OF_UNKNOWN_GAME = { direction: 'desc', decimals: 0, resets: ['week'], policy: 'best' } as const;

/** Throws if the game has no such board, or the board cannot show the value. */
export function boardOf({ board: slug, score }: SentScore, game: ScoreRules): BoardOfGame {
  const board = game.boards.get(slug ?? MAIN_BOARD);
  if (!board) throw noSuchBoard(game.boards.keys());
  checkValue(board, score);
  return board;
}

/** Like `boardOf`; of a game that does not exist, only the main board. */
export function targetOf(sent: SentScore, game: ScoreRules | undefined): TargetBoard {
  if (game) return boardOf(sent, game);
  if (sent.board !== undefined) throw gameNotPlayable();
  checkValue(OF_UNKNOWN_GAME, sent.score);
  return { ...OF_UNKNOWN_GAME, id: sent.gameId };
}

function checkValue(board: BoardValues, value: number): void {
  if (isValueOf(board, value)) return;
  const { decimals } = board;
  const largest = largestValue(board);
  const rule =
    decimals === 0 ? 'Score must be an integer' : `Score must be at most ${largest}, with at most ${decimals} decimals`;
  throw validationFailed({ score: [rule] });
}
