import { Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import type { Achievement } from '@gamegeek/contracts/users/users.types.js';
import { Documented } from '../../../core/openapi/documented.js';
import { listOf } from '../../../core/openapi/schemas.js';
import { CurrentUser, SessionGuard, type SessionOwner } from '../../auth/index.js';
import { ACHIEVEMENT } from '../community.schemas.js';
import { Achievements } from './achievements.service.js';

@Controller('user')
@UseGuards(SessionGuard)
export class AchievementsController {
  constructor(private readonly achievements: Achievements) {}

  /** All of the signed-in user's achievements, also those that they have not begun. */
  @Get('achievements')
  @Documented({ summary: 'The user’s achievements', answers: [200, listOf(ACHIEVEMENT)], signedIn: true })
  async list(@CurrentUser() { userId }: SessionOwner): Promise<Achievement[]> {
    return this.achievements.of(userId);
  }

  /** Looks at once how far they have come. */
  @Post('check-achievements')
  @Documented({ summary: 'Works the achievements out anew', answers: [200, listOf(ACHIEVEMENT)], signedIn: true })
  @HttpCode(200)
  async check(@CurrentUser() { userId }: SessionOwner): Promise<Achievement[]> {
    return this.achievements.recheck(userId);
  }
}
