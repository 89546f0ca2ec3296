import { EntityManager } from '@mikro-orm/postgresql';
import { ConnectCode } from './connect-code.entity.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Exports the games that a user has connected within the last hour or so, and deletes the codes with the account. */
@PersonalData()
export class ConnectsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'connect_codes',
      collect: (userId) => this.collect(userId),
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM connect_codes WHERE user_id = ?', [id]);
      },
    },
  ];

  constructor(private readonly em: EntityManager) {}

  private async collect(userId: string): Promise<object[]> {
    const codes = await this.em
      .fork()
      .find(ConnectCode, { user: userId }, { fields: ['game', 'confirmedAt'], orderBy: { confirmedAt: 'asc' } });
    return codes.map(({ game, confirmedAt }) => ({ game_id: game.id, confirmed_at: confirmedAt ?? null }));
  }
}
