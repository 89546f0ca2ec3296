import * as v from 'valibot';
import type { RatingFigures } from '@gamegeek/contracts/games/game-figures.schemas.js';
import { integer } from '@gamegeek/contracts/values.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'ratings.changed': RatingsChanged;
  }

  interface OutboxPayloadMap {
    'ratings.changed': v.InferOutput<typeof ratingsChangedPayload>;
  }
}

export const ratingsChangedPayload = v.object({ gameId: integer });

/** A rating of this game was added or changed. */
export interface RatingsChanged {
  gameId: number;
  figures: RatingFigures;
}
