import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';
import { RatingsRepository } from './ratings.repository.js';

/** Exports a user's ratings. They remain after the account is deleted, like scores, because they identify no one. */
@Injectable()
export class RatingsPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly ratings: RatingsRepository,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'ratings', collect: (userId) => this.collect(userId) });
  }

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
