import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../auth/index.js';
import { GamesService } from './browsing/games.service.js';
import { presentGame } from './game.presenter.js';
import { LaunchPlace } from './launch/launch-place.entity.js';

/** Exports a user's games, including hidden ones, and their place in the launch promotion. */
@Injectable()
export class GamesPersonalData implements OnModuleInit {
  constructor(
    private readonly games: GamesService,
    private readonly em: EntityManager,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'games', collect: (userId) => this.madeBy(userId) });
    this.data.register({ name: 'launch_place', collect: (userId) => this.launchPlace(userId) });
  }

  private async madeBy(userId: string): Promise<object[]> {
    const games = await this.games.madeBy(userId);
    return games.map(presentGame);
  }

  private async launchPlace(userId: string): Promise<object | null> {
    const held = await this.em.fork().findOne(LaunchPlace, { user: userId });
    return held && { place: held.place, granted_at: held.grantedAt, premium_until: held.premiumUntil };
  }
}
