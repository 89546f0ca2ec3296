import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Removes deleted accounts from the active players. Not exported, because it is derived from the exported scores. */
@PersonalData()
export class ActivePlayersPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'active_players',
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM active_players WHERE user_id = ?', [id]);
      },
    },
  ];
}
