import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';
import { LaunchPlace } from './launch-place.entity.js';

/** Exports the place of a developer in the launch promotion. */
@Injectable()
export class LaunchPromotionPersonalData implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'launch_place', collect: (userId) => this.launchPlace(userId) });
  }

  private async launchPlace(userId: string): Promise<object | null> {
    const held = await this.em.fork().findOne(LaunchPlace, { user: userId });
    return held && { place: held.place, granted_at: held.grantedAt, premium_until: held.premiumUntil };
  }
}
