import * as v from 'valibot';
import { GameScoresDto } from '@gamegeek/contracts/moderation/game-scores.dto.js';
import { RemoveScoreDto } from '@gamegeek/contracts/moderation/remove-score.dto.js';
import {
  GAME_SCORES_PAGE_SIZE,
  gameScoreSchema,
  type GameScore,
} from '@gamegeek/contracts/moderation/game-scores.schemas.js';
import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { IdPipe, LargeIdPipe } from '../../../../core/http/input/id.pipe.js';
import { setPagingHeaders, sliceOf } from '../../../../core/http/input/paging.js';
import { CurrentUser } from '../../../auth/sessions/caller.js';
import type { SessionOwner } from '../../../auth/sessions/sessions.service.js';
import { GameScores } from './game-scores.service.js';
import { Endpoint } from '../../../auth/sessions/endpoint.decorator.js';

/** For the creator of a game and admins. */
@Controller('games/:id/scores')
export class GameScoresController {
  constructor(private readonly scores: GameScores) {}

  @Get()
  @Endpoint({
    summary: 'All scores of a game, newest first, removed ones too',
    description: 'For its creator and admins. `state=removed` lists the removed ones only.',
    query: GameScoresDto,
    answers: [200, v.array(gameScoreSchema)],
    errors: ['not_found', 'forbidden'],
    caller: 'session',
    paged: true,
  })
  async list(
    @Param('id', IdPipe) id: number,
    @Query() query: GameScoresDto,
    @CurrentUser() caller: SessionOwner,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GameScore[]> {
    const page = { page: query.page, limit: query.limit ?? GAME_SCORES_PAGE_SIZE };
    const { scores, total } = await this.scores.page(id, sliceOf(page), query, caller);
    setPagingHeaders(request, response, { ...page, total });
    return scores;
  }

  @Delete(':scoreId')
  @Endpoint({
    summary: 'Removes a score from the boards',
    description:
      'By the creator of the game or an admin. The player is notified, reads the reason and can appeal to the admins. 403 if an admin has restored the score. `block` also blocks the player from the game.',
    body: RemoveScoreDto,
    answers: [204],
    errors: ['not_found', 'forbidden'],
    caller: 'unmuted',
  })
  remove(
    @Param('id', IdPipe) gameId: number,
    @Param('scoreId', LargeIdPipe) scoreId: number,
    @Body() dto: RemoveScoreDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<void> {
    return this.scores.remove({ gameId, scoreId }, dto, caller);
  }

  @Post(':scoreId/restore')
  @Endpoint({
    summary: 'Restores a removed score with its time',
    description: 'By the creator of the game or an admin. 403 for the creator if an admin has removed it.',
    answers: [200, gameScoreSchema],
    errors: ['not_found', 'forbidden'],
    caller: 'unmuted',
  })
  restore(
    @Param('id', IdPipe) gameId: number,
    @Param('scoreId', LargeIdPipe) scoreId: number,
    @CurrentUser() caller: SessionOwner,
  ): Promise<GameScore> {
    return this.scores.restore({ gameId, scoreId }, caller);
  }
}
