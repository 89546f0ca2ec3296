import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { afterCommit } from '../../../core/database/after-commit.js';
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

  /** Within the transaction of `em`. Returns false if the game is already hidden. */
  async hide(em: EntityManager, gameId: number, reason: string): Promise<boolean> {
    const rows = await em.execute<object[]>(HIDE, [reason, gameId]);
    return this.publishIfChanged(em, gameId, rows);
  }

  /** Within the transaction of `em`. Returns false if the game was not hidden. */
  async restore(em: EntityManager, gameId: number, show: boolean): Promise<boolean> {
    const rows = await em.execute<object[]>(RESTORE, [show, gameId]);
    return this.publishIfChanged(em, gameId, rows);
  }

  /** Closes or opens the board on every node, after the commit. */
  private publishIfChanged(em: EntityManager, gameId: number, changed: object[]): boolean {
    if (changed.length === 0) return false;
    afterCommit(em, () => this.invalidations.publish(GAME_CHANGED, gameId));
    return true;
  }
}
