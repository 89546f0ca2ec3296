import * as v from 'valibot';
import { gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { GAMES_PAGE_SIZE } from '@gamegeek/contracts/games/list-games.dto.js';
import { PageQueryDto } from '@gamegeek/contracts/paging/page-query.dto.js';
import type { Request, Response } from 'express';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { setPagingHeaders, sliceOf } from '../../../core/http/input/paging.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import { ModelsService } from '../../models/browsing/models.service.js';
import { GameListsRepository } from './game-lists.repository.js';
import { presentGame } from './game.presenter.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('model-versions/:id/games')
export class VersionGamesController {
  constructor(
    private readonly games: GameListsRepository,
    private readonly models: ModelsService,
  ) {}

  @Get()
  @Endpoint({
    summary: 'The games made with a version of an AI model',
    query: PageQueryDto,
    answers: [200, v.array(gameSchema)],
    errors: ['not_found'],
    paged: true,
  })
  async list(
    @Param('id', IdPipe) id: number,
    @Query() query: PageQueryDto,
    @CurrentUser() caller: Caller | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Game[]> {
    const page = { page: query.page, limit: query.limit ?? GAMES_PAGE_SIZE };
    const version = await this.models.version(id);
    const [games, total] = await this.games.ofVersion(version.id, caller, sliceOf(page));
    setPagingHeaders(request, response, { ...page, total });
    return games.map(presentGame);
  }
}
