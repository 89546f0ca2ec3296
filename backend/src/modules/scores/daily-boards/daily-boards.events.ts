import * as v from 'valibot';
import { uuid } from '@gamegeek/contracts/values.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'daily.finished': DailyFinished;
  }

  interface OutboxPayloadMap {
    'daily.finished': DailyFinished;
  }
}

/** A player is on the board of a day. */
export const dailyFinished = v.object({ day: v.string(), userId: uuid });
export type DailyFinished = v.InferOutput<typeof dailyFinished>;
