import { Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import type { Achievement } from '@gamegeek/contracts/profiles/profiles.types.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { listOf } from '../../../core/openapi/schemas.js';
import { CurrentUser, SessionGuard, type SessionOwner } from '../../auth/index.js';
import { ACHIEVEMENT } from './achievements.schemas.js';
import { AchievementsService } from './achievements.service.js';

@Controller('user')
@UseGuards(SessionGuard)
export class AchievementsController {
  constructor(private readonly achievements: AchievementsService) {}

  /** Includes achievements without progress. */
  @Get('achievements')
  @ApiEndpoint({
    summary: 'All achievements of the signed-in user',
    answers: [200, listOf(ACHIEVEMENT)],
    signedIn: true,
  })
  async list(@CurrentUser() { userId }: SessionOwner): Promise<Achievement[]> {
    return this.achievements.of(userId);
  }

  @Post('check-achievements')
  @ApiEndpoint({
    summary: 'Checks and returns all achievements of the signed-in user',
    answers: [200, listOf(ACHIEVEMENT)],
    signedIn: true,
  })
  @HttpCode(200)
  async check(@CurrentUser() { userId }: SessionOwner): Promise<Achievement[]> {
    return this.achievements.recheck(userId);
  }
}
