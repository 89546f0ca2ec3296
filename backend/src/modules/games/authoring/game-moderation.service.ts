import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { afterCommit } from '../../../core/database/after-commit.js';
import { Invalidations } from '../../../core/redis/invalidation.js';
import { Game, GAME_CHANGED } from '../directory/index.js';

/** Hides games on behalf of admins; the author cannot show a game again before it is restored. */
@Injectable()
export class GameModeration {
  constructor(private readonly invalidations: Invalidations) {}

  /** Within the transaction of `em`. Returns false if the game is already hidden. */
  async hide(em: EntityManager, gameId: number, reason: string): Promise<boolean> {
    const change = { active: false, heldReason: reason, updatedAt: new Date() };
    const hidden = await em.nativeUpdate(Game, { id: gameId, heldReason: null }, change);
    return this.publishIfChanged(em, gameId, hidden);
  }

  /** Within the transaction of `em`. Returns false if the game was not hidden. */
  async restore(em: EntityManager, gameId: number, show: boolean): Promise<boolean> {
    const change = { active: show, heldReason: null, updatedAt: new Date() };
    const restored = await em.nativeUpdate(Game, { id: gameId, heldReason: { $ne: null } }, change);
    return this.publishIfChanged(em, gameId, restored);
  }

  /** Closes or opens the board on every node, after the commit. */
  private publishIfChanged(em: EntityManager, gameId: number, changed: number): boolean {
    if (changed === 0) return false;
    afterCommit(em, () => this.invalidations.publish(GAME_CHANGED, gameId));
    return true;
  }
}
