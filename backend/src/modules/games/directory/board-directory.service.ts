import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { COMMON_PERIODS, type Period, type Reset } from '@gamegeek/contracts/scores/period.js';
import { Injectable } from '@nestjs/common';
import type { NamedBoard } from '../../../core/web/pages.js';
import { GameDirectory, type BoardOfGame, type ScoreRules } from './game-directory.service.js';
import { gameNotPlayable, noSuchBoard, noSuchEdition } from './games.errors.js';
import { GamesRepository } from './games.repository.js';

/** What is needed to read a board. */
export interface ReadableBoard extends BoardFormat {
  id: number;
  slug: string;
  edition: number;
  name: string;
  resets: readonly Reset[];
  isMain: boolean;
  /** Its values are scores as they are stored, without a unit. */
  isPlain: boolean;
  /** How many boards its game has; undefined if it has its main one of the common periods only. */
  boardCount: number | undefined;
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
    if (edition === undefined || edition === newest.edition) return readable(newest, game);
    const earlier = await this.repository.findBoard(gameId, slug, edition);
    if (!earlier) throw noSuchEdition(newest.edition);
    return readable(earlier, game);
  }

  /** The name of a board for the title of its page, and its canonical query; undefined if there is none. */
  async titleOf(gameId: number, { slug, edition }: NamedBoard): Promise<{ name: string; query: string } | undefined> {
    const newest = (await this.games.rulesOf(gameId))?.boards.get(slug);
    if (!newest) return undefined;
    const query = `board=${slug}`;
    if (edition === undefined || edition === newest.edition) return { name: newest.name, query };
    const earlier = await this.repository.findBoard(gameId, slug, edition);
    return earlier && { name: `${earlier.name}, edition ${edition}`, query: `${query}&edition=${edition}` };
  }
}

/** Whether the values of a board are scores as they are stored, without a unit. */
export const isPlain = ({ direction, decimals, kind, unit }: BoardFormat): boolean =>
  direction === 'desc' && decimals === 0 && kind === 'number' && unit === null;

const readable = (board: BoardOfGame, { boards }: ScoreRules): ReadableBoard => ({
  ...board,
  isMain: board.slug === MAIN_BOARD,
  isPlain: isPlain(board),
  boardCount: boards.size > 1 || board.resets.some((reset) => !isCommon(reset)) ? boards.size : undefined,
});

const isCommon = (period: Period): boolean => COMMON_PERIODS.some((common) => common === period);
