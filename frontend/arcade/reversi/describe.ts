import { discs, SIDE, turned, type Board, type Player } from '@gamegeek/arcade/reversi/board.js';
import type { ReversiEvent } from '@gamegeek/arcade/reversi/reversi.js';
import { fill } from '../shell/texts.js';
import type { ReversiTexts } from './texts.js';

/** What descriptions of the board depend on. */
interface DescribeOptions {
  own: Player;
  opponent: string;
  words: ReversiTexts;
}

const place = (cell: number) => `${Math.floor(cell / SIDE) + 1}/${(cell % SIDE) + 1}`;

/** A field for screen readers: row, column, whose disc is there, or how many a disc would turn. */
export function describeField(board: Board, cell: number, { own, opponent, words }: DescribeOptions): string {
  const player = board[cell];
  const count = turned(board, cell, own).length;
  const free = count > 0 ? fill(words.turns, { count: String(count) }) : words.free;
  const what = player === own ? words.you : player === -own ? opponent : free;
  return fill(words.field, { row: String(Math.floor(cell / SIDE) + 1), column: String((cell % SIDE) + 1), what });
}

export function passText(isOwn: boolean, opponent: string, words: ReversiTexts): string {
  return isOwn ? words.youPass : fill(words.passes, { name: opponent });
}

/** Discs, as row and column, and passes in their order, with the count of discs after them. */
export function describeTurn(events: readonly ReversiEvent[], { own, opponent, words }: DescribeOptions): string {
  let board: Board | undefined;
  const said = events.flatMap((event) => {
    if (event.kind === 'ended') return [];
    const isOwn = event.player === own;
    if (event.kind === 'passed') return [passText(isOwn, opponent, words)];
    ({ board } = event);
    return [`${isOwn ? words.you : opponent}: ${place(event.cell)}`];
  });
  if (!board) return '';
  const counts = { own: String(discs(board, own)), theirs: String(discs(board, -own as Player)) };
  return [...said, fill(words.counts, counts)].join('. ');
}
