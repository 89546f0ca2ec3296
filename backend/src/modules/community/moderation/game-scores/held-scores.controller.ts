import * as v from 'valibot';
import { gameScoreSchema, type GameScore } from '@gamegeek/contracts/moderation/game-scores.schemas.js';
import { HeldDecisionDto } from '@gamegeek/contracts/moderation/held-decision.dto.js';
import { HELD_PAGE_SIZE, heldScoreSchema, type HeldScore } from '@gamegeek/contracts/moderation/held-scores.schemas.js';
import { PageQueryDto } from '@gamegeek/contracts/paging/page-query.dto.js';
import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { IdPipe, LargeIdPipe } from '../../../../core/http/input/id.pipe.js';
import { setPagingHeaders, sliceOf } from '../../../../core/http/input/paging.js';
import { CurrentUser } from '../../../auth/sessions/caller.js';
import { Endpoint } from '../../../auth/sessions/endpoint.decorator.js';
import type { SessionOwner } from '../../../auth/sessions/sessions.service.js';
import { GameScores } from './game-scores.service.js';

/** For the makers of a game and admins. */
@Controller('games/:id/held')
export class HeldScoresController {
  constructor(private readonly scores: GameScores) {}

  @Get()
  @Endpoint({
    summary: 'The scores of a game that wait for its makers, the oldest first',
    description:
      'For its makers and admins. In a game with `on_doubt: hold`, scores wait that break one of its rules: `out_of_range`, `too_fast` or `pace`.',
    query: PageQueryDto,
    answers: [200, v.array(heldScoreSchema)],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
    paged: true,
  })
  async list(
    @Param('id', IdPipe) id: number,
    @Query() query: PageQueryDto,
    @CurrentUser() caller: SessionOwner,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HeldScore[]> {
    const page = { page: query.page, limit: query.limit ?? HELD_PAGE_SIZE };
    const { scores, total } = await this.scores.heldPage(id, sliceOf(page), caller);
    setPagingHeaders(request, response, { ...page, total });
    return scores;
  }

  @Post(':scoreId')
  @Endpoint({
    summary: 'Accepts or refuses a score that waits',
    description:
      'By a maker of the game or an admin. An accepted score counts with the time when it was sent. The player is notified, reads the note, and can appeal to the admins against a refusal. A score that does not wait any more stays as it is.',
    body: HeldDecisionDto,
    answers: [200, gameScoreSchema],
    errors: ['not_found', 'forbidden'],
    caller: 'unmuted',
  })
  decide(
    @Param('id', IdPipe) gameId: number,
    @Param('scoreId', LargeIdPipe) scoreId: number,
    @Body() dto: HeldDecisionDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<GameScore> {
    return this.scores.decide({ gameId, scoreId }, dto, caller);
  }
}
