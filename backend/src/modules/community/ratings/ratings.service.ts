import { Injectable } from '@nestjs/common';
import type { GameRatings, RatedGame, RatingFigures } from '@gamegeek/contracts/community/ratings.types.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import type { SessionOwner } from '../../auth/index.js';
import { GamesService, presentGame } from '../../games/index.js';
import { GameAccess } from '../game-access.js';
import { RatingNews } from './rating-news.js';
import { RatingReader } from './rating-reader.js';
import { RatingWriter } from './rating-writer.js';

/** Ratings of a game: one a user, the maker among them, and the last one counts. */
@Injectable()
export class Ratings {
  constructor(
    private readonly access: GameAccess,
    private readonly games: GamesService,
    private readonly reader: RatingReader,
    private readonly writer: RatingWriter,
    private readonly news: RatingNews,
    private readonly limits: RateLimits,
  ) {}

  async of(gameId: number, caller: SessionOwner | undefined): Promise<GameRatings> {
    await this.access.expectVisible(gameId, caller);
    const { average_rating, total_ratings, rating_distribution } = await this.reader.figures(gameId);
    const mine = caller ? await this.reader.givenBy(caller.userId, gameId) : null;
    return { average_rating, total_ratings, distribution: rating_distribution, mine };
  }

  async give(gameId: number, rating: number, caller: SessionOwner): Promise<RatedGame> {
    await this.limits.consume('rating', caller.userId);
    await this.access.expectVisible(gameId, caller);
    const { average_rating, total_ratings, rating_distribution } = await this.write(gameId, rating, caller);
    const game = presentGame(await this.games.get(gameId, caller));
    return { ...game, average_rating, total_ratings, rating_distribution, my_rating: rating };
  }

  /** Giving the same again changes nothing, and nobody is told. */
  private async write(gameId: number, rating: number, { userId }: SessionOwner): Promise<RatingFigures> {
    const given = await this.writer.give(gameId, userId, rating);
    if (!given) return this.reader.figures(gameId);
    await this.news.tell(gameId, given.eventId, given.figures);
    return given.figures;
  }
}
