import { leaderboardPageSchema, type LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { Controller, Get, Query } from '@nestjs/common';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import { BOARD_PAGE_SIZE, LeaderboardQueryDto } from '@gamegeek/contracts/scores/leaderboard-query.dto.js';
import { sliceOf } from '../../../core/http/input/paging.js';
import { Costs } from '../../../core/limits/costs.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { TrialScores } from '../trials/trial-scores.service.js';
import { LeaderboardService } from './leaderboard.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

/** A page around a player is read from the database. */
export const costOfBoard = ({ around }: { around?: unknown }): number => (around === undefined ? 1 : 2);

@Controller('leaderboard')
export class LeaderboardController {
  constructor(
    private readonly leaderboards: LeaderboardService,
    private readonly trials: TrialScores,
  ) {}

  /** A page of a board, or the page that contains a player. */
  @Get()
  @Costs(costOfBoard)
  @Endpoint({
    summary: 'A page of a board with its total, or the page around a player',
    description: 'The board of a hidden game is shown to its creator only, with the scores of trying it out.',
    query: LeaderboardQueryDto,
    answers: [200, leaderboardPageSchema],
    errors: ['not_found'],
  })
  async page(
    @Query() query: LeaderboardQueryDto,
    @CurrentUser() reader: SessionOwner | undefined,
  ): Promise<LeaderboardPage> {
    const { gameId, period, page, limit = BOARD_PAGE_SIZE, around } = query;
    if (gameId !== undefined && (await this.trials.isShownTo(reader?.userId, gameId)))
      return this.trials.page(gameId, period, { page, limit });
    const board: Board = { scope: gameId ?? 'global', period };
    if (around !== undefined) return this.leaderboards.around(board, around, limit);
    sliceOf({ page, limit });
    return this.leaderboards.page(board, { page, limit });
  }
}
