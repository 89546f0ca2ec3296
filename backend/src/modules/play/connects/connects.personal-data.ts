import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';
import { ConnectCode } from './connect-code.entity.js';

/** Exports the games that a user has connected within the last hour or so, and deletes the codes with the account. */
@Injectable()
export class ConnectsPersonalData implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'connect_codes',
      collect: (userId) => this.collect(userId),
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM connect_codes WHERE user_id = ?', [id]);
      },
    });
  }

  private async collect(userId: string): Promise<object[]> {
    const codes = await this.em
      .fork()
      .find(ConnectCode, { user: userId }, { fields: ['game', 'confirmedAt'], orderBy: { confirmedAt: 'asc' } });
    return codes.map(({ game, confirmedAt }) => ({ game_id: game.id, confirmed_at: confirmedAt ?? null }));
  }
}
