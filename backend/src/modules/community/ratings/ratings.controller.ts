import {
  gameRatingsSchema,
  ratedGameSchema,
  type GameRatings,
  type RatedGame,
} from '@gamegeek/contracts/ratings/ratings.schemas.js';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { RatingDto } from '@gamegeek/contracts/ratings/rating.dto.js';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { RatingsService } from './ratings.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('games/:id/ratings')
export class RatingsController {
  constructor(private readonly ratings: RatingsService) {}

  @Get()
  @Endpoint({ summary: 'How a game is rated', answers: [200, gameRatingsSchema], errors: ['not_found'] })
  of(@Param('id', IdPipe) gameId: number, @CurrentUser() caller: SessionOwner | undefined): Promise<GameRatings> {
    return this.ratings.of(gameId, caller);
  }

  @Post()
  @Endpoint({
    summary: 'Rates a game from 1 to 5; the last one counts',
    body: RatingDto,
    answers: [200, ratedGameSchema],
    errors: ['not_found', 'forbidden'],
    caller: 'unmuted',
  })
  rate(
    @Param('id', IdPipe) gameId: number,
    @Body() { rating }: RatingDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<RatedGame> {
    return this.ratings.rate(gameId, rating, caller);
  }
}
