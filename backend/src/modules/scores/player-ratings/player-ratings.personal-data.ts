import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';
import { PlayerRatingsRepository } from './player-ratings.repository.js';

/**
 * Exports a user's ratings, and deletes those of past days with the account. The current one stays while the scores
 * stay, under an anonymous name.
 */
@PersonalData()
export class PlayerRatingsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    {
      name: 'player_ratings',
      collect: (userId) => this.ratings.daysOf(userId),
      erase: async (em, { id }) => {
        await em.execute('DELETE FROM player_rating_days WHERE user_id = ?', [id]);
      },
    },
  ];

  constructor(private readonly ratings: PlayerRatingsRepository) {}
}
