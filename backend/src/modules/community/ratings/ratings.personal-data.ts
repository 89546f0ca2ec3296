import { RatingsRepository } from './ratings.repository.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Exports a user's ratings. They remain after the account is deleted, like scores, because they identify no one. */
@PersonalData()
export class RatingsPersonalData {
  readonly personalData: PersonalDataPart[] = [{ name: 'ratings', collect: (userId) => this.collect(userId) }];

  constructor(private readonly ratings: RatingsRepository) {}

  private async collect(userId: string): Promise<object[]> {
    const ratings = await this.ratings.findByUser(userId);
    return ratings.map(({ game, rating, createdAt, updatedAt }) => ({
      game_id: game.id,
      rating,
      created_at: createdAt,
      updated_at: updatedAt,
    }));
  }
}
