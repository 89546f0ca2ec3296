import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Invalidations } from '../../../core/redis/invalidation.js';
import { GAME_CHANGED } from '../directory/index.js';

const HIDE = `
  UPDATE games SET active = false, held_reason = ?::text, updated_at = now()
  WHERE id = ?::integer AND held_reason IS NULL RETURNING id`;

const RESTORE = `
  UPDATE games SET active = ?::boolean, held_reason = NULL, updated_at = now()
  WHERE id = ?::integer AND held_reason IS NOT NULL RETURNING id`;

/** Hides games on behalf of admins; the author cannot show a game again before it is restored. */
@Injectable()
export class GameModeration {
  constructor(private readonly invalidations: Invalidations) {}

  /** Within the transaction of `em`; call `publish` after its commit. Returns false if the game is already hidden. */
  async hide(em: EntityManager, gameId: number, reason: string): Promise<boolean> {
    const rows = await em.execute<object[]>(HIDE, [reason, gameId]);
    return rows.length > 0;
  }

  /** Within the transaction of `em`; call `publish` after its commit. Returns false if the game was not hidden. */
  async restore(em: EntityManager, gameId: number, show: boolean): Promise<boolean> {
    const rows = await em.execute<object[]>(RESTORE, [show, gameId]);
    return rows.length > 0;
  }

  /** Closes or opens the board on every node. */
  async publish(gameId: number): Promise<void> {
    await this.invalidations.publish(GAME_CHANGED, gameId);
  }
}
