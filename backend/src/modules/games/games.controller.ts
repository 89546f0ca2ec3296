import { Controller, Get, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import { GAMES_PAGE_SIZE, ListGamesDto } from '@gamegeek/contracts/games/list-games.dto.js';
import type { Request, Response } from 'express';
import { IdPipe } from '../../core/http/id.pipe.js';
import { setPagingHeaders, sliceOf } from '../../core/http/paging.js';
import { Documented } from '../../core/openapi/documented.js';
import { listOf } from '../../core/openapi/schemas.js';
import { CurrentUser, OptionalSession, type SessionOwner } from '../auth/index.js';
import { presentGame } from './game.presenter.js';
import { GAME } from './game.schemas.js';
import { GamesService } from './games.service.js';

@Controller('games')
@UseGuards(OptionalSession)
export class GamesController {
  constructor(private readonly games: GamesService) {}

  @Get()
  @Documented({ query: ListGamesDto, answers: [200, listOf(GAME)], paged: true })
  async list(
    @Query() { page, limit = GAMES_PAGE_SIZE }: ListGamesDto,
    @CurrentUser() caller: SessionOwner | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Game[]> {
    const [games, total] = await this.games.list(caller, sliceOf({ page, limit }));
    setPagingHeaders(request, response, { page, limit, total });
    return games.map(presentGame);
  }

  @Get(':id')
  @Documented({ answers: [200, GAME], errors: ['not_found'] })
  async get(@Param('id', IdPipe) id: number, @CurrentUser() caller: SessionOwner | undefined): Promise<Game> {
    return presentGame(await this.games.get(id, caller));
  }
}
