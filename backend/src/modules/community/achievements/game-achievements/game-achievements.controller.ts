import * as v from 'valibot';
import { gameAchievementSchema, type GameAchievement } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Controller, Get, Param } from '@nestjs/common';
import { IdPipe } from '../../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../../auth/sessions/caller.js';
import type { SessionOwner } from '../../../auth/sessions/sessions.service.js';
import { GameAchievementsService } from './game-achievements.service.js';
import { Endpoint } from '../../../auth/sessions/endpoint.decorator.js';

@Controller()
export class GameAchievementsController {
  constructor(private readonly achievements: GameAchievementsService) {}

  @Get('games/:id/achievements')
  @Endpoint({
    summary: 'The achievements of a game, and which of them the caller has',
    description: 'Empty for games that declare none.',
    answers: [200, v.array(gameAchievementSchema)],
    errors: ['not_found'],
  })
  ofGame(
    @Param('id', IdPipe) gameId: number,
    @CurrentUser() caller: SessionOwner | undefined,
  ): Promise<GameAchievement[]> {
    return this.achievements.ofGame(gameId, caller);
  }

  @Get('user/game-achievements')
  @Endpoint({
    summary: 'The achievements of single games that the user has completed, newest first',
    answers: [200, v.array(gameAchievementSchema)],
    caller: 'session',
  })
  own(@CurrentUser() { userId }: SessionOwner): Promise<GameAchievement[]> {
    return this.achievements.completedBy(userId);
  }

  @Get('users/:username/game-achievements')
  @Endpoint({
    summary: 'The achievements of single games that a player has completed, newest first',
    answers: [200, v.array(gameAchievementSchema)],
    errors: ['not_found'],
  })
  ofPlayer(@Param('username') username: string): Promise<GameAchievement[]> {
    return this.achievements.completedByPlayer(username);
  }
}
