import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../auth/index.js';

/** Nobody who has left is shown as active. A copy of one's data has the scores that this is counted from. */
@Injectable()
export class ActivePlayersData implements OnModuleInit {
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
