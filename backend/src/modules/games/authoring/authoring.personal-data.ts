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
    this.data.register({ name: 'games', collect: (userId) => this.madeBy(userId) });
  }

  private async madeBy(userId: string): Promise<object[]> {
    const games = await this.games.madeBy(userId);
    return games.map(presentGame);
  }
}
