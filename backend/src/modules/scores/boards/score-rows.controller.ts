import * as v from 'valibot';
import {
  scoreCountSchema,
  scoreRowSchema,
  type ScoreCount,
  type ScoreRow,
} from '@gamegeek/contracts/scores/scores.schemas.js';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import {
  BOARD_PAGE_SIZE,
  ScoreCountQueryDto,
  ScoresQueryDto,
} from '@gamegeek/contracts/scores/leaderboard-query.dto.js';
import type { Period } from '@gamegeek/contracts/scores/period.js';
import type { Request, Response } from 'express';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { setPagingHeaders } from '../../../core/http/input/paging.js';
import { Readers } from '../../games/directory/readers.service.js';
import { TrialScores } from '../trials/trial-scores.service.js';
import { currentSpan } from '../shared/board.js';
import { BoardPages } from './board-pages.service.js';
import { ScoreCountsRepository } from './score-counts.repository.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

/** Boards as lists of rows, without the fields of a page. */
@Controller('scores')
export class ScoreRowsController {
  constructor(
    private readonly pages: BoardPages,
    private readonly trials: TrialScores,
    private readonly counts: ScoreCountsRepository,
    private readonly clock: DatabaseClock,
    private readonly readers: Readers,
  ) {}

  /** Rows of the all-time board of a game, or of the global board. */
  @Get()
  @Endpoint({
    summary: 'The all-time board, one row per player',
    query: ScoresQueryDto,
    answers: [200, v.array(scoreRowSchema)],
    errors: ['not_found'],
    paged: true,
  })
  list(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query() query: ScoresQueryDto,
  ): Promise<ScoreRow[]> {
    return this.rows(request, response, query, 'all');
  }

  @Get('weekly')
  @Endpoint({
    summary: 'The board of the current week, one row per player',
    query: ScoresQueryDto,
    answers: [200, v.array(scoreRowSchema)],
    errors: ['not_found'],
    paged: true,
  })
  listWeekly(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query() query: ScoresQueryDto,
  ): Promise<ScoreRow[]> {
    return this.rows(request, response, query, 'week');
  }

  /** How many scores a game or all games have, of all time or of this week. */
  @Get('count')
  @Endpoint({
    summary: 'The number of scores of a game, or of all games',
    query: ScoreCountQueryDto,
    answers: [200, scoreCountSchema],
    errors: ['not_found'],
  })
  async count(@Query() { gameId, period }: ScoreCountQueryDto, @Req() request: Request): Promise<ScoreCount> {
    if (gameId !== undefined && (await this.trials.isShownTo(this.readers.of(request), gameId)))
      return { gameId, period, scores: await this.trials.count(gameId, period) };
    const board = currentSpan({ board: gameId ?? 'global', period }, this.clock);
    return { gameId: gameId ?? null, period, scores: await this.counts.count(board) };
  }

  private async rows(request: Request, response: Response, query: ScoresQueryDto, period: Period): Promise<ScoreRow[]> {
    const asked = { ...query, limit: query.limit ?? BOARD_PAGE_SIZE, period };
    const { entries, gameId, ...list } = await this.pages.read(asked, this.readers.of(request));
    setPagingHeaders(request, response, list);
    return entries.map((entry) => ({ ...entry, gameId }));
  }
}
