import type { RatingFigures } from '@gamegeek/contracts/games/game-figures.schemas.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'ratings.changed': RatingsChanged;
  }

  interface OutboxPayloadMap {
    'ratings.changed': Pick<RatingsChanged, 'gameId'>;
  }
}

/** A rating of this game was added or changed. */
export interface RatingsChanged {
  gameId: number;
  figures: RatingFigures;
}
