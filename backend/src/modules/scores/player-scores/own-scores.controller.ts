import * as v from 'valibot';
import {
  ownScoreSchema,
  playedGameSchema,
  type OwnScore,
  type PlayedGame,
} from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { GAMES_PAGE_SIZE } from '@gamegeek/contracts/games/list-games.dto.js';
import { PageQueryDto } from '@gamegeek/contracts/paging/page-query.dto.js';
import { BOARD_PAGE_SIZE } from '@gamegeek/contracts/scores/leaderboard-query.dto.js';
import type { Request, Response } from 'express';
import { setPagingHeaders, sliceOf } from '../../../core/http/input/paging.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { OwnScoresRepository, type OwnScoreRow, type PlayedGameRow } from './own-scores.repository.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import { otherBoard, valueOf } from '../shared/board-values.js';

/** The signed-in user's games and scores. */
@Controller('user')
export class OwnScoresController {
  constructor(private readonly own: OwnScoresRepository) {}

  /** Visible games in which the user has scored, those with the newest bests first. */
  @Get('games')
  @Endpoint({
    summary: 'The games the user has played',
    query: PageQueryDto,
    answers: [200, v.array(playedGameSchema)],
    caller: 'session',
    paged: true,
  })
  async games(
    @CurrentUser() { userId }: SessionOwner,
    @Query() { page, limit = GAMES_PAGE_SIZE }: PageQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlayedGame[]> {
    const [games, total] = await this.own.games(userId, sliceOf({ page, limit }));
    setPagingHeaders(request, response, { page, limit, total });
    return games.map(presentPlayedGame);
  }

  /** All scores of the user, newest first. */
  @Get('scores')
  @Endpoint({
    summary: 'The user’s scores, newest first',
    query: PageQueryDto,
    answers: [200, v.array(ownScoreSchema)],
    caller: 'session',
    paged: true,
  })
  async scores(
    @CurrentUser() { userId }: SessionOwner,
    @Query() { page, limit = BOARD_PAGE_SIZE }: PageQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnScore[]> {
    const [scores, total] = await this.own.scores(userId, sliceOf({ page, limit }));
    setPagingHeaders(request, response, { page, limit, total });
    return scores.map(presentOwnScore);
  }
}

function presentPlayedGame({ id, name, description, imageUrl, categories }: PlayedGameRow): PlayedGame {
  return { id, name, description, image_url: imageUrl, categories };
}

function presentOwnScore({ id, gameId, gameName, score, createdAt, recorded, ...board }: OwnScoreRow): OwnScore {
  const shown = { id, gameId, gameName, ...otherBoard(board), ...valueOf(board, score) };
  return { ...shown, createdAt: createdAt.toISOString(), ...(recorded && { recorded }) };
}
