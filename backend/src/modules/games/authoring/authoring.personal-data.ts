import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../auth/index.js';
import { GameListsRepository, presentGame } from '../browsing/index.js';

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
