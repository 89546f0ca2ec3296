import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { GameLaunch, ScoreAcceptance } from '@gamegeek/contracts/games/play-settings.js';
import { InvalidatedCache } from '../../../core/cache/invalidated-cache.js';
import { Invalidations } from '../../../core/redis/invalidation.js';
import { GameBlock } from './game-block.entity.js';
import { Game } from './game.entity.js';

const FIELDS = [
  'active',
  'launch',
  'accepts',
  'gameUrl',
  'minScore',
  'maxScore',
  'minSeconds',
  'needsRound',
  'allowedOrigins',
  'arcadeId',
] as const;
const CACHE = { ttl: 60_000, size: 100_000 };
/** Ids are 32-bit in the database: a larger one names no game. */
const LARGEST_ID = 2_147_483_647;

/** Told to every node when a game was listed, hidden or shown again; the id is the game's. */
export const GAME_CHANGED = 'game';

/** What decides about a score: the settings of a game, and whom its maker has blocked. */
export interface ScoreRules {
  active: boolean;
  accepts: ScoreAcceptance;
  minScore: number | null;
  maxScore: number | null;
  minSeconds: number | null;
  needsRound: boolean;
  arcadeId: string | null;
  blocked: ReadonlySet<string>;
}

/** Whether a score is below or above what the maker allows. */
export function isOutOfRange({ minScore, maxScore }: ScoreRules, score: number): boolean {
  return (minScore !== null && score < minScore) || (maxScore !== null && score > maxScore);
}

/** What launching a game takes besides. */
export interface LaunchableGame extends ScoreRules {
  id: number;
  launch: GameLaunch;
  gameUrl: string | null;
  allowedOrigins: string[];
}

/** Which games can be played, and by what rules. Cached, because every score needs them. */
@Injectable()
export class GameDirectory {
  private readonly cache: InvalidatedCache<LaunchableGame, number>;

  constructor(
    private readonly em: EntityManager,
    private readonly invalidations: Invalidations,
  ) {
    this.cache = new InvalidatedCache({ ...CACHE, load: (id) => this.load(id), invalidations });
    invalidations.on(GAME_CHANGED, (id) => this.cache.delete(Number(id)));
  }

  /** Whether this game takes scores: it exists and is active. */
  async isPlayable(gameId: number): Promise<boolean> {
    return (await this.cache.get(gameId))?.active ?? false;
  }

  /** A game that can be played, with its settings. */
  async launchable(gameId: number): Promise<LaunchableGame | undefined> {
    const game = await this.cache.get(gameId);
    return game?.active ? game : undefined;
  }

  /** The same without a wait; undefined when it is not known right now. */
  cachedPlayable(gameId: number): boolean | undefined {
    return this.cache.peek(gameId)?.active;
  }

  /** By what rules a game takes scores, without a wait; undefined when it takes none, or is not known right now. */
  cachedRules(gameId: number): ScoreRules | undefined {
    const game = this.cache.peek(gameId);
    return game?.active ? game : undefined;
  }

  /** Whether this game has a board to show: a hidden game is there for nobody (docs/api.md, section 3). */
  exists(gameId: number): Promise<boolean> {
    return this.isPlayable(gameId);
  }

  /** Calls back on every node when a game was listed, hidden or shown again. */
  onChange(listener: (gameId: number) => void): void {
    this.invalidations.on(GAME_CHANGED, (id) => listener(Number(id)));
  }

  /** Only games that exist are remembered, so that asking for others cannot push them out. */
  private async load(id: number): Promise<LaunchableGame | undefined> {
    if (id > LARGEST_ID) return undefined;
    const em = this.em.fork();
    const game = await em.findOne(Game, { id }, { fields: FIELDS });
    if (!game) return undefined;
    const blocks = await em.find(GameBlock, { game: id }, { fields: ['user'] });
    const { active, launch, accepts, needsRound, allowedOrigins } = game;
    return {
      id,
      active,
      launch,
      accepts,
      needsRound,
      allowedOrigins,
      gameUrl: game.gameUrl ?? null,
      minScore: game.minScore ?? null,
      maxScore: game.maxScore ?? null,
      minSeconds: game.minSeconds ?? null,
      arcadeId: game.arcadeId ?? null,
      blocked: new Set(blocks.map(({ user }) => user.id)),
    };
  }
}
