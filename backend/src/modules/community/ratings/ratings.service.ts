import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { GameRatings, RatedGame } from '@gamegeek/contracts/ratings/ratings.schemas.js';
import type { RatingFigures } from '@gamegeek/contracts/games/game-figures.schemas.js';
import type { OutboxPayloadMap } from '../../../core/events/event-map.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { GamesService } from '../../games/browsing/games.service.js';
import { presentGame } from '../../games/browsing/game.presenter.js';
import { ratingsChangedPayload, type RatingsChanged } from './ratings.events.js';
import { RatingsRepository } from './ratings.repository.js';

/** One rating per user and game; authors may rate their own games. A new rating replaces the previous one. */
@Injectable()
export class RatingsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly games: GamesService,
    private readonly ratings: RatingsRepository,
    private readonly publisher: TransactionalPublisher,
    private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    this.publisher.register('ratings.changed', {
      payload: ratingsChangedPayload,
      load: (payloads) => this.loadChanges(payloads),
    });
  }

  async of(gameId: number, caller: SessionOwner | undefined): Promise<GameRatings> {
    await this.games.assertVisible(gameId, caller);
    const { average_rating, total_ratings, rating_distribution } = await this.ratings.figures(gameId);
    const mine = caller ? await this.ratings.ratingOf(caller.userId, gameId) : null;
    return { average_rating, total_ratings, distribution: rating_distribution, mine };
  }

  async rate(gameId: number, rating: number, caller: SessionOwner): Promise<RatedGame> {
    await this.limits.consume('rating', caller.userId);
    await this.games.assertVisible(gameId, caller);
    const { average_rating, total_ratings, rating_distribution } = await this.save(gameId, rating, caller);
    const game = presentGame(await this.games.get(gameId, caller));
    return { ...game, average_rating, total_ratings, rating_distribution, my_rating: rating };
  }

  /** An unchanged rating publishes nothing. */
  private async save(gameId: number, rating: number, { userId }: SessionOwner): Promise<RatingFigures> {
    const saved = await this.em.fork().transactional(async (em) => {
      const figures = await this.ratings.save(em, gameId, userId, rating);
      if (figures) await this.publisher.emit(em, 'ratings.changed', { gameId }, { gameId, figures });
      return figures;
    });
    return saved ?? this.ratings.figures(gameId);
  }

  private async loadChanges(payloads: OutboxPayloadMap['ratings.changed'][]): Promise<RatingsChanged[]> {
    const changes: RatingsChanged[] = [];
    for (const gameId of new Set(payloads.map((payload) => payload.gameId))) {
      changes.push({ gameId, figures: await this.ratings.figures(gameId) });
    }
    return changes;
  }
}
