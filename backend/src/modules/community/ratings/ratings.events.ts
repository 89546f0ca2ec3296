import type { RatingFigures } from '@gamegeek/contracts/community/ratings.types.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'ratings.changed': RatingsChanged;
  }
}

/** A game is rated otherwise from now on. */
export interface RatingsChanged {
  gameId: number;
  figures: RatingFigures;
}
