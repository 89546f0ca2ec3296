import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';
import { RankDaysRepository } from './rank-days.repository.js';

/** Exports a user's ranks of past days, and deletes them with the account. */
@PersonalData()
export class RankDaysPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'rank_days',
      collect: (userId) => this.ranks.ofPlayer(userId),
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM rank_days WHERE user_id = ?', [id]);
      },
    },
  ];

  constructor(private readonly ranks: RankDaysRepository) {}
}
