import * as v from 'valibot';
import { gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Controller, Get } from '@nestjs/common';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import { GameListsRepository } from '../browsing/game-lists.repository.js';
import { presentGame } from '../browsing/game.presenter.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('user/created-games')
export class OwnGamesController {
  constructor(private readonly games: GameListsRepository) {}

  @Get()
  @Endpoint({
    summary: 'The games the user has listed, hidden ones too',
    answers: [200, v.array(gameSchema)],
    caller: 'session',
    agent: 'read',
    forGames: true,
  })
  async list(@CurrentUser() { userId }: Caller): Promise<Game[]> {
    const games = await this.games.madeBy(userId);
    return games.map(presentGame);
  }
}
