import { discs, SIDE, turned, type Board, type Player } from '@gamegeek/arcade/reversi/board.js';
import type { Placing } from '@gamegeek/arcade/reversi/reversi.js';
import { fill } from '../shell/texts.js';
import type { ReversiTexts } from './texts.js';

const place = (cell: number) => `${Math.floor(cell / SIDE) + 1}/${(cell % SIDE) + 1}`;

/** A field for screen readers: row, column, whose disc is there, or how many a disc would turn. */
export function describeField(board: Board, cell: number, own: Player, words: ReversiTexts): string {
  const player = board[cell];
  const count = turned(board, cell, own).length;
  const free = count > 0 ? fill(words.turns, { count: String(count) }) : words.free;
  const what = player === own ? words.you : player === -own ? words.house : free;
  return fill(words.field, { row: String(Math.floor(cell / SIDE) + 1), column: String((cell % SIDE) + 1), what });
}

/** The player's move and those of the computer, as row and column, with the discs after them. */
export function describeTurn(placings: readonly Placing[], own: Player, words: ReversiTexts): string {
  const of = (player: Player) => placings.filter((placing) => placing.player === player).map(({ cell }) => place(cell));
  const board = placings.at(-1)?.board;
  if (!board) return '';
  return fill(words.turn, {
    cell: of(own).join(', ') || '–',
    house: of(-own as Player).join(', ') || '–',
    own: String(discs(board, own)),
    theirs: String(discs(board, -own as Player)),
  });
}
