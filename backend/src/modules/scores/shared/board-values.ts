import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { toValue } from '@gamegeek/rules/boards/values.js';
import { isPlain } from '../../games/directory/board-directory.service.js';

/** The columns of `BoardFormat`, of the table `boards` by this alias. */
export const formatColumns = (alias: string): string =>
  ['direction', 'kind', 'decimals', 'unit'].map((name) => `${alias}.${name}`).join(', ');

/** The same with those of `NamedBoard`. */
export const boardColumns = (alias: string): string =>
  `${alias}.slug AS board, ${alias}.name AS "boardName", ${formatColumns(alias)}`;

/** A board with its slug and its name. */
export interface NamedBoard extends BoardFormat {
  board: string;
  boardName: string;
}

/** How the scores of a board are shown; nothing for integers of which the higher is better. */
export function formatOf(board: BoardFormat): { format?: BoardFormat } {
  const { direction, kind, decimals, unit } = board;
  return isPlain(board) ? {} : { format: { direction, kind, decimals, unit } };
}

/** A stored score as a value of its board, and how it is shown. */
export const valueOf = (board: BoardFormat, stored: number): { score: number; format?: BoardFormat } => ({
  score: toValue(board, stored),
  ...formatOf(board),
});

/** Names boards other than the main one. */
export const otherBoard = ({ board, boardName }: NamedBoard): { board?: string; boardName?: string } =>
  board === MAIN_BOARD ? {} : { board, boardName };
