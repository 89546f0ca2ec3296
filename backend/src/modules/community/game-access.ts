import { Injectable } from '@nestjs/common';
import type { SessionOwner } from '../auth/index.js';
import { GameDirectory, GamesService } from '../games/index.js';

/** What people say of a game is there for whoever sees the game. */
@Injectable()
export class GameAccess {
  constructor(
    private readonly directory: GameDirectory,
    private readonly games: GamesService,
  ) {}

  /** 404 for a game that does not exist, or is hidden from this caller. */
  async expectVisible(gameId: number, caller: SessionOwner | undefined): Promise<void> {
    if (!(await this.directory.exists(gameId))) await this.games.get(gameId, caller);
  }
}
