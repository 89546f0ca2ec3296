import { Injectable } from '@nestjs/common';
import { MAIN_BOARD, type BoardPolicy, type OnDoubt } from '@gamegeek/contracts/boards/board-settings.js';
import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { Reset } from '@gamegeek/contracts/scores/period.js';
import type { GameLaunch, ScoreAcceptance } from '@gamegeek/contracts/games/play-settings.js';
import { ID_MAX } from '@gamegeek/contracts/validation/id.js';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import type { Refusal, Visitor } from '../../../core/live/topic-registry.service.js';
import { secretOfDraft } from '../../../core/http/request/opened-drafts.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { DraftSecrets } from './draft-secrets.service.js';
import type { Reader } from './game.policy.js';
import { GamesRepository } from './games.repository.js';

const CACHE = { ttl: 60_000, size: 100_000, missingTtl: 1_000 };

/**
 * Published to all nodes when a game is created, changed, hidden or shown, or a player is blocked; carries the id of
 * the game.
 */
export const GAME_CHANGED = 'game';

/** What a board accepts. */
export interface BoardRules {
  accepts: ScoreAcceptance;
  /** In the values of the board. */
  minScore: number | null;
  maxScore: number | null;
  minSeconds: number | null;
  needsRound: boolean;
  /** What becomes of a score that breaks a rule. */
  onDoubt: OnDoubt;
}

/** The newest edition of a board of a game. */
export interface BoardOfGame extends BoardRules, BoardFormat {
  id: number;
  slug: string;
  edition: number;
  name: string;
  policy: BoardPolicy;
  resets: readonly Reset[];
  position: number;
}

/** The rules that decide whether a score is accepted. */
export interface ScoreRules extends BoardRules {
  active: boolean;
  /** The creator and the co-makers. */
  makers: ReadonlySet<string>;
  arcadeId: string | null;
  blocked: ReadonlySet<string>;
  /** By slug, the main board first. */
  boards: ReadonlyMap<string, BoardOfGame>;
}

export function isOutOfRange({ minScore, maxScore }: BoardRules, value: number): boolean {
  return (minScore !== null && value < minScore) || (maxScore !== null && value > maxScore);
}

export const isTooFast = ({ minSeconds }: BoardRules, seconds: number): boolean =>
  minSeconds !== null && seconds < minSeconds;

/** Whether scores that break a rule wait for a maker. What a draft gets is tried out only, and refused. */
export const holdsDoubts = ({ active }: ScoreRules, { onDoubt }: BoardRules): boolean => active && onDoubt === 'hold';

/** The rules, and what a launch needs. */
export interface LaunchableGame extends ScoreRules {
  id: number;
  launch: GameLaunch;
  gameUrl: string | null;
  buildId: string | null;
  allowedOrigins: string[];
  /** The key of the draft's link; null if the game is not a draft, or an admin has hidden it, or it is to be deleted. */
  draftKey: string | null;
}

const makesIt = ({ makers }: LaunchableGame, userId: string | undefined): boolean =>
  userId !== undefined && makers.has(userId);

/** Games and their rules. Cached, because every score needs them. */
@Injectable()
export class GameDirectory {
  private readonly cache: InvalidatedCache<LaunchableGame, number>;

  constructor(
    private readonly games: GamesRepository,
    private readonly invalidations: Invalidations,
    private readonly secrets: DraftSecrets,
  ) {
    this.cache = new InvalidatedCache({ ...CACHE, load: (id) => this.load(id), invalidations });
    invalidations.on(GAME_CHANGED, (id) => this.cache.delete(Number(id)));
  }

  /** Whether the game exists and is active (docs/api.md, section 3). */
  async isPlayable(gameId: number): Promise<boolean> {
    return (await this.cache.get(gameId))?.active ?? false;
  }

  /**
   * Returns undefined if the game does not exist or is not listed; its makers may try out a draft or hidden game, and
   * testers a draft.
   */
  async launchable(gameId: number, reader: Reader = {}): Promise<LaunchableGame | undefined> {
    const game = await this.cache.get(gameId);
    return game && (game.active || this.isTried(game, reader)) ? game : undefined;
  }

  /**
   * Like `launchable`, for play sessions, which were begun by somebody who may play: those of testers end with the link
   * of the draft.
   */
  async playable(gameId: number, playerId?: string): Promise<LaunchableGame | undefined> {
    const game = await this.cache.get(gameId);
    return game && (game.active || game.draftKey !== null || makesIt(game, playerId)) ? game : undefined;
  }

  /** Whether the game is not listed, and this reader tries it out. */
  async isTrial(gameId: number, reader: Reader): Promise<boolean> {
    return this.isTried(await this.cache.get(gameId), reader);
  }

  /** Like `isTrial`, from the cache only; false if the game is not cached. */
  cachedTrial(gameId: number, reader: Reader): boolean {
    return this.isTried(this.cache.peek(gameId), reader);
  }

  /** Whether the game is a draft, and the reader has opened its link. */
  async isTester(gameId: number, { drafts }: Reader): Promise<boolean> {
    return drafts !== undefined && this.hasLink(await this.cache.get(gameId), drafts);
  }

  /** Whether the user is the creator or a co-maker. */
  async isMadeBy(gameId: number, userId: string | undefined): Promise<boolean> {
    const game = await this.cache.get(gameId);
    return game !== undefined && makesIt(game, userId);
  }

  /** Why a visitor may not watch topics of the game, if so: only makers, testers and admins see it before it is listed. */
  async refuseWatch(gameId: number | undefined, visitor: Visitor): Promise<Refusal | undefined> {
    const game = gameId === undefined ? undefined : await this.cache.get(gameId);
    if (game && (game.active || visitor.isAdmin || this.isTried(game, visitor))) return undefined;
    return { code: 'unknown_topic', message: 'There is no such game.' };
  }

  /** Like `isPlayable`, from the cache only; undefined if the game is not cached. */
  cachedPlayable(gameId: number): boolean | undefined {
    return this.cache.peek(gameId)?.active;
  }

  /** The rules of a game in any state; undefined if there is none. */
  rulesOf(gameId: number): Promise<ScoreRules | undefined> {
    return this.cache.get(gameId);
  }

  /** The rules from the cache only; undefined if the game is hidden or not cached. */
  cachedRules(gameId: number): ScoreRules | undefined {
    const game = this.cache.peek(gameId);
    return game?.active ? game : undefined;
  }

  /** Called on every node when a game is created, changed, hidden or shown, or a player is blocked. */
  onChange(listener: (gameId: number) => void): void {
    this.invalidations.on(GAME_CHANGED, (id) => listener(Number(id)));
  }

  private isTried(game: LaunchableGame | undefined, { userId, drafts }: Reader): boolean {
    if (!game || game.active) return false;
    return makesIt(game, userId) || this.hasLink(game, drafts);
  }

  private hasLink(game: LaunchableGame | undefined, drafts: string | undefined): boolean {
    const secret = game?.draftKey ? secretOfDraft(drafts, game.id) : undefined;
    return secret !== undefined && this.secrets.matches(secret, { id: game?.id ?? 0, draftKey: game?.draftKey ?? '' });
  }

  private async load(id: number): Promise<LaunchableGame | undefined> {
    if (id > ID_MAX) return undefined;
    const game = await this.games.findRules(id);
    if (!game) return undefined;
    const { active, launch, accepts, needsRound, onDoubt, allowedOrigins } = game;
    const rules: BoardRules = {
      accepts,
      needsRound,
      onDoubt,
      minScore: game.minScore ?? null,
      maxScore: game.maxScore ?? null,
      minSeconds: game.minSeconds ?? null,
    };
    const boards = await this.games.findBoards(id);
    return {
      id,
      ...rules,
      boards: new Map(boards.map((board) => [board.slug, board.slug === MAIN_BOARD ? { ...board, ...rules } : board])),
      makers: new Set([game.createdBy.id, ...game.makers]),
      draftKey: game.draft && !game.hiddenReason && !game.deleteAt ? game.draftKey : null,
      active,
      launch,
      allowedOrigins,
      gameUrl: game.gameUrl ?? null,
      buildId: game.buildId ?? null,
      arcadeId: game.arcadeId ?? null,
      blocked: new Set(await this.games.findBlocked(id)),
    };
  }
}
