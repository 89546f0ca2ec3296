import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../auth/personal-data/personal-data.service.js';
import { AchievementsService } from './achievements.service.js';

/** Exports a user's achievements. */
@Injectable()
export class AchievementsPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly achievements: AchievementsService,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'achievements', collect: (userId) => this.achievements.of(userId) });
  }
}
