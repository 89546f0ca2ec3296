import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';
import { GameListsRepository } from '../browsing/game-lists.repository.js';
import { presentGame } from '../browsing/game.presenter.js';

/** Exports a user's games, including hidden ones. */
@Injectable()
export class AuthoringPersonalData implements OnModuleInit {
  constructor(
    private readonly games: GameListsRepository,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'games',
      collect: async (userId) => (await this.games.madeBy(userId)).map(presentGame),
    });
  }
}
