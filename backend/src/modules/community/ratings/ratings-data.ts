import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../../auth/index.js';
import { Rating } from './rating.entity.js';

/** What somebody has given, in the copy of their data. It stays when they leave, as scores do: a number of nobody. */
@Injectable()
export class RatingsData implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'ratings', collect: (userId) => this.of(userId) });
  }

  private async of(userId: string): Promise<object[]> {
    const given = await this.em.fork().find(Rating, { user: userId }, { orderBy: { game: 'asc' } });
    return given.map(({ game, rating, createdAt, updatedAt }) => ({
      game_id: game.id,
      rating,
      created_at: createdAt,
      updated_at: updatedAt,
    }));
  }
}
