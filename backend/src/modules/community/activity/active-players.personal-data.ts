import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';

/** Removes deleted accounts from the active players. Not exported, because it is derived from the exported scores. */
@Injectable()
export class ActivePlayersPersonalData implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'active_players',
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM active_players WHERE user_id = ?', [id]);
      },
    });
  }
}
