import * as v from 'valibot';
import { integer } from '@gamegeek/contracts/values.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'sessions.ended': SessionsEnded;
  }

  interface OutboxPayloadMap {
    'sessions.ended': SessionsEnded;
  }
}

/** Sessions were deleted. Published as an invalidation of each, not on the event stream. */
export const sessionsEnded = v.object({ sessionIds: v.array(integer) });
export type SessionsEnded = v.InferOutput<typeof sessionsEnded>;
