import { Injectable } from '@nestjs/common';
import type { GameLaunch, ScoreAcceptance } from '@gamegeek/contracts/games/play-settings.js';
import { ID_MAX } from '@gamegeek/contracts/validation/id.js';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import type { Refusal, Visitor } from '../../../core/live/topic-registry.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { GamesRepository } from './games.repository.js';

const CACHE = { ttl: 60_000, size: 100_000, missingTtl: 1_000 };

/**
 * Published to all nodes when a game is created, changed, hidden or shown, or a player is blocked; carries the id of
 * the game.
 */
export const GAME_CHANGED = 'game';

/** The rules that decide whether a score is accepted. */
export interface ScoreRules {
  active: boolean;
  creatorId: string;
  accepts: ScoreAcceptance;
  minScore: number | null;
  maxScore: number | null;
  minSeconds: number | null;
  needsRound: boolean;
  arcadeId: string | null;
  blocked: ReadonlySet<string>;
}

export function isOutOfRange({ minScore, maxScore }: ScoreRules, score: number): boolean {
  return (minScore !== null && score < minScore) || (maxScore !== null && score > maxScore);
}

/** The rules, and what a launch needs. */
export interface LaunchableGame extends ScoreRules {
  id: number;
  launch: GameLaunch;
  gameUrl: string | null;
  buildId: string | null;
  allowedOrigins: string[];
}

const isTrial = (game: LaunchableGame | undefined, playerId: string | undefined): boolean =>
  game !== undefined && !game.active && game.creatorId === playerId;

/** Games and their rules. Cached, because every score needs them. */
@Injectable()
export class GameDirectory {
  private readonly cache: InvalidatedCache<LaunchableGame, number>;

  constructor(
    private readonly games: GamesRepository,
    private readonly invalidations: Invalidations,
  ) {
    this.cache = new InvalidatedCache({ ...CACHE, load: (id) => this.load(id), invalidations });
    invalidations.on(GAME_CHANGED, (id) => this.cache.delete(Number(id)));
  }

  /** Whether the game exists and is active (docs/api.md, section 3). */
  async isPlayable(gameId: number): Promise<boolean> {
    return (await this.cache.get(gameId))?.active ?? false;
  }

  /** Returns undefined if the game does not exist or is hidden; its creator may try out a hidden one. */
  async launchable(gameId: number, playerId?: string): Promise<LaunchableGame | undefined> {
    const game = await this.cache.get(gameId);
    return game && (game.active || game.creatorId === playerId) ? game : undefined;
  }

  /** Whether the game is hidden, and this player its creator. */
  async isTrial(gameId: number, playerId: string): Promise<boolean> {
    return isTrial(await this.cache.get(gameId), playerId);
  }

  /** Like `isTrial`, from the cache only; false if the game is not cached. */
  cachedTrial(gameId: number, playerId: string | undefined): boolean {
    return isTrial(this.cache.peek(gameId), playerId);
  }

  /** Why a visitor may not watch topics of the game, if so: only its creator and admins see a hidden one. */
  async refuseWatch(gameId: number | undefined, { userId, isAdmin }: Visitor): Promise<Refusal | undefined> {
    const game = gameId === undefined ? undefined : await this.cache.get(gameId);
    if (game && (game.active || isAdmin || game.creatorId === userId)) return undefined;
    return { code: 'unknown_topic', message: 'There is no such game.' };
  }

  /** Like `isPlayable`, from the cache only; undefined if the game is not cached. */
  cachedPlayable(gameId: number): boolean | undefined {
    return this.cache.peek(gameId)?.active;
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

  private async load(id: number): Promise<LaunchableGame | undefined> {
    if (id > ID_MAX) return undefined;
    const game = await this.games.findRules(id);
    if (!game) return undefined;
    const { active, launch, accepts, needsRound, allowedOrigins } = game;
    return {
      id,
      creatorId: game.createdBy.id,
      active,
      launch,
      accepts,
      needsRound,
      allowedOrigins,
      gameUrl: game.gameUrl ?? null,
      buildId: game.buildId ?? null,
      minScore: game.minScore ?? null,
      maxScore: game.maxScore ?? null,
      minSeconds: game.minSeconds ?? null,
      arcadeId: game.arcadeId ?? null,
      blocked: new Set(await this.games.findBlocked(id)),
    };
  }
}
