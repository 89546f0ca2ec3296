import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { afterCommit } from '../../../core/database/after-commit.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { GAME_CHANGED } from '../directory/game-directory.service.js';
import { GamesRepository } from '../directory/games.repository.js';

/** Hides games on behalf of admins; the author cannot show a game again before it is restored. */
@Injectable()
export class GameModeration {
  constructor(
    private readonly games: GamesRepository,
    private readonly invalidations: Invalidations,
  ) {}

  /** Within the transaction of `em`. Returns false if the game is already hidden. */
  async hide(em: EntityManager, gameId: number, reason: string): Promise<boolean> {
    return this.publishIfChanged(em, gameId, await this.games.hold(em, gameId, reason));
  }

  /** Within the transaction of `em`. Returns false if the game was not hidden. */
  async restore(em: EntityManager, gameId: number, show: boolean): Promise<boolean> {
    return this.publishIfChanged(em, gameId, await this.games.release(em, gameId, show));
  }

  /** Closes or opens the board on every node, after the commit. */
  private publishIfChanged(em: EntityManager, gameId: number, isChanged: boolean): boolean {
    if (isChanged) afterCommit(em, () => this.invalidations.publish(GAME_CHANGED, gameId));
    return isChanged;
  }
}
