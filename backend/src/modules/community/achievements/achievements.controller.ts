import * as v from 'valibot';
import { achievementSchema, type Achievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Controller, Get, Post } from '@nestjs/common';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { AchievementsService } from './achievements.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('user')
export class AchievementsController {
  constructor(private readonly achievements: AchievementsService) {}

  /** Includes achievements without progress. */
  @Get('achievements')
  @Endpoint({
    summary: 'All achievements of the signed-in user',
    answers: [200, v.array(achievementSchema)],
    caller: 'session',
  })
  async list(@CurrentUser() { userId }: SessionOwner): Promise<Achievement[]> {
    return this.achievements.of(userId);
  }

  @Post('check-achievements')
  @Endpoint({
    summary: 'Checks and returns all achievements of the signed-in user',
    answers: [200, v.array(achievementSchema)],
    caller: 'session',
  })
  async check(@CurrentUser() { userId }: SessionOwner): Promise<Achievement[]> {
    return this.achievements.recheck(userId);
  }
}
