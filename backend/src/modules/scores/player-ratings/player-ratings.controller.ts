import { ratedPlayersPageSchema, type RatedPlayersPage } from '@gamegeek/contracts/scores/player-rating.schemas.js';
import { BOARD_PAGE_SIZE } from '@gamegeek/contracts/scores/leaderboard-query.dto.js';
import { PageQueryDto } from '@gamegeek/contracts/paging/page-query.dto.js';
import { PLAYER_RATING } from '@gamegeek/rules/leaderboard/player-rating.js';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';
import { PlayerRatingsRepository } from './player-ratings.repository.js';

const { firstPlace, halfWeight, boards } = PLAYER_RATING;

/** The player rating. */
@Controller('leaderboard/rating')
export class PlayerRatingsController {
  constructor(private readonly ratings: PlayerRatingsRepository) {}

  @Get()
  @Endpoint({
    summary: 'The player rating over all games, the best first',
    description:
      `A place on the all-time board of a game is worth ${firstPlace} ÷ √rank × players ÷ (players + ${halfWeight}) points, ` +
      `and the best ${boards} games of a player add up. Only games that take scores from play sessions count. ` +
      'Computed every ten minutes.',
    query: PageQueryDto,
    answers: [200, ratedPlayersPageSchema],
  })
  // Ratings change every ten minutes, but players are renamed.
  @Header('Cache-Control', 'public, max-age=5')
  page(@Query() { page, limit = BOARD_PAGE_SIZE }: PageQueryDto): Promise<RatedPlayersPage> {
    return this.ratings.page({ page, limit });
  }
}
