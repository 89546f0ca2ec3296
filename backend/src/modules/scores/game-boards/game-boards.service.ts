import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BoardDto, UpdateBoardDto } from '@gamegeek/contracts/boards/board.dto.js';
import { MAIN_BOARD, MAX_BOARDS } from '@gamegeek/contracts/boards/board-settings.js';
import type { GameBoard } from '@gamegeek/contracts/boards/boards.schemas.js';
import { isValueOf, largestValue } from '@gamegeek/rules/boards/values.js';
import { forbidden, notFound, validationFailed } from '../../../core/errors/app-error.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import type { Game } from '../../games/directory/game.entity.js';
import { GAME_CHANGED } from '../../games/directory/game-directory.service.js';
import { mayChange, type Reader } from '../../games/directory/game.policy.js';
import { gameNotPlayable, noSuchBoard } from '../../games/directory/games.errors.js';
import { GamesRepository } from '../../games/directory/games.repository.js';
import { spanId } from '../shared/board.js';
import { RankSets } from '../ranks/rank-sets.store.js';
import { TrialScores } from '../trials/trial-scores.service.js';
import { boardLocked, boardsFull, mainHasNoEditions, mainStays, slugTaken } from './game-boards.errors.js';
import { GameBoardsRepository, type BoardSettings, type StoredBoard } from './game-boards.repository.js';

/** What gives stored scores their meaning. */
const FIXED = ['direction', 'kind', 'decimals', 'policy', 'resets'] as const;

/** The boards of a game, and what its makers change about them. */
@Injectable()
export class GameBoards {
  constructor(
    private readonly em: EntityManager,
    private readonly games: GamesRepository,
    private readonly repository: GameBoardsRepository,
    private readonly trials: TrialScores,
    private readonly ranks: RankSets,
    private readonly invalidations: Invalidations,
  ) {}

  /** Throws if the reader may not see the game. */
  async list(gameId: number, reader: Reader): Promise<GameBoard[]> {
    const isTrial = await this.trials.isShownTo(reader, gameId);
    const em = this.em.fork();
    const [game] = await this.games.findCurrent(em, [gameId]);
    if (!game) throw gameNotPlayable();
    const boards = await this.repository.list(em, gameId);
    const totals = isTrial
      ? await Promise.all(boards.map(({ id }) => this.trials.players(id)))
      : await this.ranks.sizes(boards.map(({ id }) => spanId({ board: id, period: 'all' }))).catch(() => undefined);
    return boards.map((board, index) => present(board, game, totals?.[index] ?? 0));
  }

  async add(gameId: number, dto: BoardDto, caller: Caller): Promise<GameBoard> {
    const { slug } = dto;
    return this.change(gameId, slug, caller, async (em, boards, game) => {
      if (boards.some((board) => board.slug === slug)) throw slugTaken(slug);
      if (boards.length >= MAX_BOARDS) throw boardsFull();
      const settings = settingsOf(
        { ...NEW_BOARD, accepts: game.accepts, position: boards.length, name: dto.name },
        dto,
      );
      checkSettings(settings);
      await this.repository.add(em, gameId, slug, settings);
    });
  }

  /** Throws `board_locked` if stored scores would get another meaning. */
  async update(gameId: number, slug: string, dto: UpdateBoardDto, caller: Caller): Promise<GameBoard> {
    return this.change(gameId, slug, caller, async (em, boards) => {
      const board = findBoard(boards, slug);
      const settings = settingsOf(board, dto);
      const changed = FIXED.filter((field) => String(settings[field]) !== String(board[field]));
      if (board.locked && changed.length > 0) throw boardLocked(changed);
      if (slug === MAIN_BOARD) checkMain(dto, settings);
      checkSettings(settings);
      await this.repository.update(em, board.id, settings);
    });
  }

  /** Starts afresh with the same settings; the old edition can be read. */
  async begin(gameId: number, slug: string, caller: Caller): Promise<GameBoard> {
    if (slug === MAIN_BOARD) throw mainHasNoEditions();
    return this.change(gameId, slug, caller, async (em, boards) => {
      await this.repository.add(em, gameId, slug, findBoard(boards, slug));
    });
  }

  async remove(gameId: number, slug: string, caller: Caller): Promise<void> {
    if (slug === MAIN_BOARD) throw mainStays();
    await this.em.fork().transactional(async (em) => {
      await this.lock(em, gameId, caller);
      findBoard(await this.repository.list(em, gameId), slug);
      await this.repository.remove(em, gameId, slug);
    });
    await this.invalidations.publish(GAME_CHANGED, gameId);
  }

  /** Runs a change in a transaction that has locked the game, and returns the board afterwards. */
  private async change(
    gameId: number,
    slug: string,
    caller: Caller,
    work: (em: EntityManager, boards: StoredBoard[], game: Game) => Promise<void>,
  ): Promise<GameBoard> {
    const changed = await this.em.fork().transactional(async (em) => {
      const game = await this.lock(em, gameId, caller);
      await work(em, await this.repository.list(em, gameId), game);
      return present(findBoard(await this.repository.list(em, gameId), slug), game, 0);
    });
    await this.invalidations.publish(GAME_CHANGED, gameId);
    const boards = await this.list(gameId, caller).catch(() => []);
    return boards.find((board) => board.slug === slug) ?? changed;
  }

  private async lock(em: EntityManager, gameId: number, caller: Caller): Promise<Game> {
    const game = await this.games.lockVisible(em, gameId, caller);
    if (!game) throw notFound('This game');
    if (!mayChange(game, caller)) throw forbidden('Only the makers of a game may change its boards.');
    return game;
  }
}

const NEW_BOARD: Omit<BoardSettings, 'name' | 'accepts' | 'position'> = {
  direction: 'desc',
  kind: 'number',
  decimals: 0,
  unit: null,
  policy: 'best',
  resets: [],
  minValue: null,
  maxValue: null,
  minSeconds: null,
  needsRound: false,
  onDoubt: 'refuse',
};

function findBoard(boards: StoredBoard[], slug: string): StoredBoard {
  const board = boards.find((known) => known.slug === slug);
  if (!board) throw noSuchBoard(boards.map((known) => known.slug));
  return board;
}

/** The settings with the fields that were sent. */
function settingsOf(before: BoardSettings, dto: UpdateBoardDto): BoardSettings {
  return {
    name: dto.name ?? before.name,
    direction: dto.direction ?? before.direction,
    kind: dto.kind ?? before.kind,
    decimals: dto.decimals ?? before.decimals,
    unit: dto.unit === undefined ? before.unit : dto.unit,
    policy: dto.policy ?? before.policy,
    resets: dto.resets ?? before.resets,
    position: dto.position ?? before.position,
    accepts: dto.writes ?? before.accepts,
    minValue: dto.min === undefined ? before.minValue : dto.min,
    maxValue: dto.max === undefined ? before.maxValue : dto.max,
    minSeconds: dto.min_seconds === undefined ? before.minSeconds : dto.min_seconds,
    needsRound: dto.needs_round ?? before.needsRound,
    onDoubt: dto.on_doubt ?? before.onDoubt,
  };
}

const GAME_RULES = ['writes', 'min', 'max', 'min_seconds', 'needs_round', 'on_doubt', 'position'] as const;

/** Throws `validation_failed` for what a main board cannot have. */
function checkMain(dto: UpdateBoardDto, { decimals, policy, resets }: BoardSettings): void {
  const rules = GAME_RULES.filter((field) => dto[field] !== undefined);
  if (rules.length > 0)
    throw validationFailed(
      Object.fromEntries(rules.map((field) => [field, ['Of the main board, it is a setting of the game']])),
    );
  if (decimals > 0) throw validationFailed({ decimals: ['The main board has no decimals'] });
  if (policy === 'sum')
    throw validationFailed({
      policy: ['On the main board the best score counts, because totals add up bests. Make another board for sums'],
    });
  if (!resets.includes('week')) throw validationFailed({ resets: ['The main board is reset every week'] });
}

/** Throws `validation_failed` for settings that contradict each other. */
function checkSettings({
  direction,
  kind,
  decimals,
  policy,
  unit,
  accepts,
  minValue,
  maxValue,
  minSeconds,
  needsRound,
}: BoardSettings): void {
  if (kind === 'time' && decimals > 0)
    throw validationFailed({ decimals: ['Times are milliseconds, without decimals'] });
  if (kind === 'time' && unit !== null) throw validationFailed({ unit: ['Times have no unit'] });
  if (policy === 'sum' && direction === 'asc')
    throw validationFailed({ policy: ['A sum grows with every score, so the higher value has to be the better one'] });
  for (const [field, value] of [
    ['min', minValue],
    ['max', maxValue],
  ] as const) {
    if (value !== null && !isValueOf({ decimals }, value))
      throw validationFailed({
        [field]: [`It must be at most ${largestValue({ decimals })}, with at most ${decimals} decimals`],
      });
  }
  if (minValue !== null && maxValue !== null && minValue > maxValue)
    throw validationFailed({ max: ['The largest value must not be below the smallest'] });
  if (accepts === 'keys' && (needsRound || minSeconds !== null))
    throw validationFailed({ writes: ['Rounds and a minimum time need play sessions: a key can send any score'] });
}

function present(board: StoredBoard, game: Game, total: number): GameBoard {
  const { slug, edition, name, direction, kind, decimals, unit, policy, resets, position, locked } = board;
  const main = slug === MAIN_BOARD;
  return {
    ...{ slug, name, direction, kind, decimals, unit, policy, resets, main, edition, position },
    earlier: board.earlier.map(({ endedAt, ...old }) => ({ ...old, ended_at: new Date(endedAt).toISOString() })),
    writes: board.accepts ?? game.accepts,
    min: main ? (game.minScore ?? null) : board.minValue,
    max: main ? (game.maxScore ?? null) : board.maxValue,
    min_seconds: main ? (game.minSeconds ?? null) : board.minSeconds,
    needs_round: main ? game.needsRound : board.needsRound,
    on_doubt: main ? game.onDoubt : board.onDoubt,
    total,
    locked,
  };
}
