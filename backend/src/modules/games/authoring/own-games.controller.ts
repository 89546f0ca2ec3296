import * as v from 'valibot';
import { gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Controller, Get, UseGuards } from '@nestjs/common';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { SessionGuard } from '../../auth/sessions/session.guard.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { GameListsRepository } from '../browsing/game-lists.repository.js';
import { presentGame } from '../browsing/game.presenter.js';

@Controller('user/created-games')
@UseGuards(SessionGuard)
export class OwnGamesController {
  constructor(private readonly games: GameListsRepository) {}

  @Get()
  @ApiEndpoint({
    summary: 'The games the user has listed, hidden ones too',
    answers: [200, v.array(gameSchema)],
    signedIn: true,
  })
  async list(@CurrentUser() { userId }: SessionOwner): Promise<Game[]> {
    const games = await this.games.madeBy(userId);
    return games.map(presentGame);
  }
}
