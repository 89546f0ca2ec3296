import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';
import { ConnectedGame } from './connected-game.entity.js';

/** Exports a user’s connected games. A trigger deletes them with the account. */
@Injectable()
export class ConnectedGamesPersonalData implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'connected_games', collect: (userId) => this.collect(userId) });
  }

  private async collect(userId: string): Promise<object[]> {
    const games = await this.em.fork().find(ConnectedGame, { user: userId }, { orderBy: { connectedAt: 'asc' } });
    return games.map(({ game, connectedAt }) => ({ game_id: game.id, connected_at: connectedAt }));
  }
}
