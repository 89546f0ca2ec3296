import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import type { BoardFormat } from '@gamegeek/contracts/boards/boards.schemas.js';
import type { Reset } from '@gamegeek/contracts/scores/period.js';
import { Injectable } from '@nestjs/common';
import { GameDirectory, type BoardOfGame } from './game-directory.service.js';
import { gameNotPlayable, noSuchBoard, noSuchEdition } from './games.errors.js';
import { GamesRepository } from './games.repository.js';

/** What is needed to read a board. */
export interface ReadableBoard extends BoardFormat {
  id: number;
  slug: string;
  edition: number;
  resets: readonly Reset[];
  isMain: boolean;
  /** Its values are scores as they are stored, without a unit. */
  isPlain: boolean;
}

/** Finds boards of games by their names. */
@Injectable()
export class BoardDirectory {
  constructor(
    private readonly games: GameDirectory,
    private readonly repository: GamesRepository,
  ) {}

  /** Throws `not_found` if there is no such game, board or edition. */
  async find(gameId: number, slug: string = MAIN_BOARD, edition?: number): Promise<ReadableBoard> {
    const game = await this.games.rulesOf(gameId);
    if (!game) throw gameNotPlayable();
    const newest = game.boards.get(slug);
    if (!newest) throw noSuchBoard(game.boards.keys());
    if (edition === undefined || edition === newest.edition) return readable(newest);
    const earlier = await this.repository.findBoard(gameId, slug, edition);
    if (!earlier) throw noSuchEdition(newest.edition);
    return readable(earlier);
  }
}

/** Whether the values of a board are scores as they are stored, without a unit. */
export const isPlain = ({ direction, decimals, kind, unit }: BoardFormat): boolean =>
  direction === 'desc' && decimals === 0 && kind === 'number' && unit === null;

const readable = (board: BoardOfGame): ReadableBoard => ({
  ...board,
  isMain: board.slug === MAIN_BOARD,
  isPlain: isPlain(board),
});
