import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../auth/index.js';
import { Game } from './game.entity.js';
import { presentGame, SHOWN } from './game.presenter.js';

/** The games that somebody has listed, hidden ones as well. */
@Injectable()
export class GamesData implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'games', collect: (userId) => this.games(userId) });
  }

  private async games(userId: string): Promise<object[]> {
    const games = await this.em.fork().find(Game, { createdBy: userId }, { populate: SHOWN, orderBy: { id: 'asc' } });
    return games.map(presentGame);
  }
}
