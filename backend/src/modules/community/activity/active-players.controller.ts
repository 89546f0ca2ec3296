import * as v from 'valibot';
import {
  ACTIVE_PLAYERS,
  activePlayerSchema,
  type ActivePlayer,
} from '@gamegeek/contracts/activity/activity.schemas.js';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { PageQueryDto } from '@gamegeek/contracts/paging/page-query.dto.js';
import type { Request, Response } from 'express';
import { setPagingHeaders, sliceOf } from '../../../core/http/input/paging.js';
import { ActivePlayersRepository } from './active-players.repository.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('users/active')
export class ActivePlayersController {
  constructor(private readonly active: ActivePlayersRepository) {}

  @Get()
  @Endpoint({
    summary: 'The players with the most different games in the last 7 days',
    query: PageQueryDto,
    answers: [200, v.array(activePlayerSchema)],
    paged: true,
  })
  async list(
    @Query() query: PageQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ActivePlayer[]> {
    const page = { page: query.page, limit: query.limit ?? ACTIVE_PLAYERS };
    const [players, total] = await this.active.page(sliceOf(page));
    setPagingHeaders(request, response, { ...page, total });
    return players;
  }
}
