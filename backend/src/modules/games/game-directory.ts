import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Remembered } from '../../core/cache/remembered.js';
import { Invalidations } from '../../core/redis/invalidation.js';
import { Game } from './game.entity.js';

const REMEMBERED = { ttl: 60_000, size: 100_000 };
/** Ids are 32-bit in the database: a larger one names no game. */
const LARGEST_ID = 2_147_483_647;

/** Told to every node when a game was listed, hidden or shown again; the id is the game's. */
export const GAME_CHANGED = 'game';

/** Which games can be played; on the way of every score, so it is remembered for seconds. */
@Injectable()
export class GameDirectory {
  private readonly remembered: Remembered<boolean, number>;

  constructor(
    private readonly em: EntityManager,
    private readonly invalidations: Invalidations,
  ) {
    this.remembered = new Remembered({ ...REMEMBERED, load: (id) => this.load(id), invalidations });
    invalidations.on(GAME_CHANGED, (id) => this.remembered.forget(Number(id)));
  }

  /** Whether this game takes scores: it exists and is active. */
  async isPlayable(gameId: number): Promise<boolean> {
    return (await this.remembered.get(gameId)) ?? false;
  }

  /** The same without a wait; undefined when it is not known right now. */
  cachedPlayable(gameId: number): boolean | undefined {
    return this.remembered.cached(gameId);
  }

  /** Whether this game has a board to show: a hidden game is there for nobody (CONTRACT section 3). */
  exists(gameId: number): Promise<boolean> {
    return this.isPlayable(gameId);
  }

  /** Calls back on every node when a game was listed, hidden or shown again. */
  onChange(listener: (gameId: number) => void): void {
    this.invalidations.on(GAME_CHANGED, (id) => listener(Number(id)));
  }

  /** Only games that exist are remembered, so that asking for others cannot push them out. */
  private async load(id: number): Promise<boolean | undefined> {
    if (id > LARGEST_ID) return undefined;
    const game = await this.em.fork().findOne(Game, { id }, { fields: ['active'] });
    return game?.active;
  }
}
