import { Injectable } from '@nestjs/common';
import type { SessionOwner } from '../../auth/index.js';
import { GameDirectory } from '../directory/index.js';
import { GamesService } from './games.service.js';

/** Visibility checks for what other modules attach to a game, such as comments and ratings. */
@Injectable()
export class GameAccess {
  constructor(
    private readonly directory: GameDirectory,
    private readonly games: GamesService,
  ) {}

  /** Throws 404 for a game that does not exist or is hidden from this caller. */
  async assertVisible(gameId: number, caller: SessionOwner | undefined): Promise<void> {
    if (!(await this.directory.isPlayable(gameId))) await this.games.get(gameId, caller);
  }
}
