import { EntityManager } from '@mikro-orm/postgresql';
import { ConnectedGame } from './connected-game.entity.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Exports a user’s connected games. A trigger deletes them with the account. */
@PersonalData()
export class ConnectedGamesPersonalData {
  readonly personalData: PersonalDataPart[] = [{ name: 'connected_games', collect: (userId) => this.collect(userId) }];

  constructor(private readonly em: EntityManager) {}

  private async collect(userId: string): Promise<object[]> {
    const games = await this.em.fork().find(ConnectedGame, { user: userId }, { orderBy: { connectedAt: 'asc' } });
    return games.map(({ game, connectedAt }) => ({ game_id: game.id, connected_at: connectedAt }));
  }
}
