import {
  gameRatingsSchema,
  ratedGameSchema,
  type GameRatings,
  type RatedGame,
} from '@gamegeek/contracts/ratings/ratings.schemas.js';
import { Body, Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { RatingDto } from '@gamegeek/contracts/ratings/rating.dto.js';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { OptionalSession, NotMutedGuard } from '../../auth/sessions/session.guard.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { RatingsService } from './ratings.service.js';

@Controller('games/:id/ratings')
export class RatingsController {
  constructor(private readonly ratings: RatingsService) {}

  @Get()
  @UseGuards(OptionalSession)
  @ApiEndpoint({ summary: 'How a game is rated', answers: [200, gameRatingsSchema], errors: ['not_found'] })
  of(@Param('id', IdPipe) gameId: number, @CurrentUser() caller: SessionOwner | undefined): Promise<GameRatings> {
    return this.ratings.of(gameId, caller);
  }

  @Post()
  @UseGuards(NotMutedGuard)
  @ApiEndpoint({
    summary: 'Rates a game from 1 to 5; the last one counts',
    body: RatingDto,
    answers: [200, ratedGameSchema],
    errors: ['not_found', 'forbidden'],
    signedIn: true,
  })
  @HttpCode(200)
  rate(
    @Param('id', IdPipe) gameId: number,
    @Body() { rating }: RatingDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<RatedGame> {
    return this.ratings.rate(gameId, rating, caller);
  }
}
