import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../auth/index.js';
import { Achievements } from './achievements.service.js';

/** How far somebody has come, in the copy of their data. */
@Injectable()
export class AchievementsData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly achievements: Achievements,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'achievements', collect: (userId) => this.achievements.of(userId) });
  }
}
