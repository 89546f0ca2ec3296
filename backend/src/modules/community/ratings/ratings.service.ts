import { Injectable } from '@nestjs/common';
import type { GameRatings, RatedGame, RatingFigures } from '@gamegeek/contracts/ratings/ratings.types.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import type { SessionOwner } from '../../auth/index.js';
import { GameAccess, GamesService, presentGame } from '../../games/index.js';
import { RatingsPublisher } from './ratings.publisher.js';
import { RatingsRepository } from './ratings.repository.js';

/** One rating per user and game; authors may rate their own games. A new rating replaces the previous one. */
@Injectable()
export class RatingsService {
  constructor(
    private readonly access: GameAccess,
    private readonly games: GamesService,
    private readonly ratings: RatingsRepository,
    private readonly publisher: RatingsPublisher,
    private readonly limits: RateLimits,
  ) {}

  async of(gameId: number, caller: SessionOwner | undefined): Promise<GameRatings> {
    await this.access.assertVisible(gameId, caller);
    const { average_rating, total_ratings, rating_distribution } = await this.ratings.figures(gameId);
    const mine = caller ? await this.ratings.ratingOf(caller.userId, gameId) : null;
    return { average_rating, total_ratings, distribution: rating_distribution, mine };
  }

  async rate(gameId: number, rating: number, caller: SessionOwner): Promise<RatedGame> {
    await this.limits.consume('rating', caller.userId);
    await this.access.assertVisible(gameId, caller);
    const { average_rating, total_ratings, rating_distribution } = await this.save(gameId, rating, caller);
    const game = presentGame(await this.games.get(gameId, caller));
    return { ...game, average_rating, total_ratings, rating_distribution, my_rating: rating };
  }

  /** An unchanged rating publishes nothing. */
  private async save(gameId: number, rating: number, { userId }: SessionOwner): Promise<RatingFigures> {
    const saved = await this.ratings.save(gameId, userId, rating);
    if (!saved) return this.ratings.figures(gameId);
    await this.publisher.publish(gameId, saved.eventId, saved.figures);
    return saved.figures;
  }
}
