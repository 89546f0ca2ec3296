import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../auth/index.js';
import { Game } from './game.entity.js';
import { presentGame, SHOWN } from './game.presenter.js';
import { LaunchPlace } from './launch/launch-place.entity.js';

/** The games that somebody has listed, hidden ones as well, and their place in the launch promotion. */
@Injectable()
export class GamesData implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'games', collect: (userId) => this.games(userId) });
    this.data.register({ name: 'launch_place', collect: (userId) => this.launchPlace(userId) });
  }

  private async games(userId: string): Promise<object[]> {
    const games = await this.em.fork().find(Game, { createdBy: userId }, { populate: SHOWN, orderBy: { id: 'asc' } });
    return games.map(presentGame);
  }

  private async launchPlace(userId: string): Promise<object | null> {
    const held = await this.em.fork().findOne(LaunchPlace, { user: userId });
    return held && { place: held.place, granted_at: held.grantedAt, premium_until: held.premiumUntil };
  }
}
