import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../auth/index.js';
import { GamesService } from './browsing/games.service.js';
import { presentGame } from './game.presenter.js';

/** The games that somebody has listed, hidden ones as well. */
@Injectable()
export class GamesData implements OnModuleInit {
  constructor(
    private readonly games: GamesService,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'games', collect: (userId) => this.collect(userId) });
  }

  private async collect(userId: string): Promise<object[]> {
    const games = await this.games.madeBy(userId);
    return games.map(presentGame);
  }
}
