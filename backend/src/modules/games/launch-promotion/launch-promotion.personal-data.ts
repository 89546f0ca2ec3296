import { EntityManager } from '@mikro-orm/postgresql';
import { LaunchPlace } from './launch-place.entity.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Exports the place of a developer in the launch promotion. */
@PersonalData()
export class LaunchPromotionPersonalData {
  readonly personalData: PersonalDataPart[] = [{ name: 'launch_place', collect: (userId) => this.launchPlace(userId) }];

  constructor(private readonly em: EntityManager) {}

  private async launchPlace(userId: string): Promise<object | null> {
    const held = await this.em.fork().findOne(LaunchPlace, { user: userId });
    return held && { place: held.place, granted_at: held.grantedAt, premium_until: held.premiumUntil };
  }
}
