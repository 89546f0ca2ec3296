import * as v from 'valibot';
import { achievementSchema, type Achievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { SessionGuard } from '../../auth/sessions/session.guard.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { AchievementsService } from './achievements.service.js';

@Controller('user')
@UseGuards(SessionGuard)
export class AchievementsController {
  constructor(private readonly achievements: AchievementsService) {}

  /** Includes achievements without progress. */
  @Get('achievements')
  @ApiEndpoint({
    summary: 'All achievements of the signed-in user',
    answers: [200, v.array(achievementSchema)],
    signedIn: true,
  })
  async list(@CurrentUser() { userId }: SessionOwner): Promise<Achievement[]> {
    return this.achievements.of(userId);
  }

  @Post('check-achievements')
  @ApiEndpoint({
    summary: 'Checks and returns all achievements of the signed-in user',
    answers: [200, v.array(achievementSchema)],
    signedIn: true,
  })
  @HttpCode(200)
  async check(@CurrentUser() { userId }: SessionOwner): Promise<Achievement[]> {
    return this.achievements.recheck(userId);
  }
}
