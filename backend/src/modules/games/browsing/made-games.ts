import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Game as GameView } from '@gamegeek/contracts/games/games.types.js';
import { Game } from '../game.entity.js';
import { presentGame, SHOWN } from '../game.presenter.js';

const AT_MOST = 100;

/** The games that somebody has listed and that anyone can see. */
@Injectable()
export class MadeGames {
  constructor(private readonly em: EntityManager) {}

  /** The newest first, at most a hundred. */
  async of(userId: string): Promise<GameView[]> {
    const games = await this.em
      .fork()
      .find(
        Game,
        { createdBy: userId, active: true },
        { populate: SHOWN, orderBy: { createdAt: 'desc', id: 'desc' }, limit: AT_MOST },
      );
    return games.map(presentGame);
  }
}
