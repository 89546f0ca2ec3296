import { leaderboardPageSchema, type LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { Controller, Get, Query } from '@nestjs/common';
import { BOARD_PAGE_SIZE, LeaderboardQueryDto } from '@gamegeek/contracts/scores/leaderboard-query.dto.js';
import { Costs } from '../../../core/limits/costs.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import { BoardPages, costOfBoard } from './board-pages.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('leaderboard')
export class LeaderboardController {
  constructor(private readonly pages: BoardPages) {}

  /** A page of a board, or the page that contains a player. */
  @Get()
  @Costs(costOfBoard)
  @Endpoint({
    summary: 'A page of a board with its total, or the page around a player',
    description: 'The board of a hidden game is shown to its creator only, with the scores of trying it out.',
    query: LeaderboardQueryDto,
    answers: [200, leaderboardPageSchema],
    errors: ['not_found'],
    agent: 'read',
    forGames: true,
  })
  page(@Query() query: LeaderboardQueryDto, @CurrentUser() reader: Caller | undefined): Promise<LeaderboardPage> {
    return this.pages.read({ ...query, limit: query.limit ?? BOARD_PAGE_SIZE }, reader?.userId);
  }
}
