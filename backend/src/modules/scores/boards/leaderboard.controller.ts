import { leaderboardPageSchema, type LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { Controller, Get, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { BOARD_PAGE_SIZE, LeaderboardQueryDto } from '@gamegeek/contracts/scores/leaderboard-query.dto.js';
import { Costs } from '../../../core/limits/costs.js';
import { Readers } from '../../games/directory/readers.service.js';
import { BoardPages, costOfBoard } from './board-pages.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('leaderboard')
export class LeaderboardController {
  constructor(
    private readonly pages: BoardPages,
    private readonly readers: Readers,
  ) {}

  /** A page of a board, the page that contains a player, or the rows of those whom the user follows. */
  @Get()
  @Costs(costOfBoard)
  @Endpoint({
    summary: 'A page of a board with its total, or the page around a player',
    description:
      'With `following=true`, the rows of those whom the signed-in user follows and of the user, with their ranks on the whole board; `total` is the number of these. Before a game is listed, its board is shown to its makers and testers only, with the scores of trying it out. With `daily`, the board of the daily of a day, or of a month: the sums of 100, 90, 81 … points for the ranks on its days that are over.',
    query: LeaderboardQueryDto,
    answers: [200, leaderboardPageSchema],
    errors: ['not_found', 'unauthorized'],
    agent: 'read',
    forGames: true,
  })
  page(@Query() query: LeaderboardQueryDto, @Req() request: Request): Promise<LeaderboardPage> {
    return this.pages.read({ ...query, limit: query.limit ?? BOARD_PAGE_SIZE }, this.readers.of(request));
  }
}
