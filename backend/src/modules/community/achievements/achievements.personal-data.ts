import { AchievementsService } from './achievements.service.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

/** Exports a user's achievements. */
@PersonalData()
export class AchievementsPersonalData {
  readonly personalData: PersonalDataPart[] = [
    { name: 'achievements', collect: (userId) => this.achievements.of(userId) },
  ];

  constructor(private readonly achievements: AchievementsService) {}
}
