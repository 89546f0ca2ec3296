import type { RatingFigures } from '@gamegeek/contracts/ratings/ratings.types.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'ratings.changed': RatingsChanged;
  }
}

/** A rating of this game was added or changed. */
export interface RatingsChanged {
  gameId: number;
  figures: RatingFigures;
}
