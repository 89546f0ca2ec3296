import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';
import { RacesRepository } from './races.repository.js';

/** Exports a user's races, and deletes them with the account. */
@PersonalData()
export class RacesPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'races',
      collect: (userId) => this.races.ofPlayer(userId),
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM races WHERE player_id = ?::uuid', [id]);
      },
    },
  ];

  constructor(private readonly races: RacesRepository) {}
}
