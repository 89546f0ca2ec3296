import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Invalidations } from '../../../core/redis/invalidation.js';
import { GAME_CHANGED } from '../game-directory.js';

const HOLD = `
  UPDATE games SET active = false, held_reason = ?::text, updated_at = now()
  WHERE id = ?::integer AND held_reason IS NULL RETURNING id`;

const RELEASE = `
  UPDATE games SET active = ?::boolean, held_reason = NULL, updated_at = now()
  WHERE id = ?::integer AND held_reason IS NOT NULL RETURNING id`;

/** Hiding a game in spite of its maker, who cannot show it again before it is released. */
@Injectable()
export class GameHolding {
  constructor(private readonly invalidations: Invalidations) {}

  /** Within the caller's transaction; `tell` has to follow its commit. False when it is held already. */
  async hold(em: EntityManager, gameId: number, reason: string): Promise<boolean> {
    const rows = await em.execute<object[]>(HOLD, [reason, gameId]);
    return rows.length > 0;
  }

  /** The same; false when it was not held. */
  async release(em: EntityManager, gameId: number, show: boolean): Promise<boolean> {
    const rows = await em.execute<object[]>(RELEASE, [show, gameId]);
    return rows.length > 0;
  }

  /** Its board closes or opens on every node. */
  async tell(gameId: number): Promise<void> {
    await this.invalidations.publish(GAME_CHANGED, gameId);
  }
}
