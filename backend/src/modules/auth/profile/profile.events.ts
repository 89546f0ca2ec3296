import * as v from 'valibot';
import { integer, uuid } from '@gamegeek/contracts/values.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'user.renamed': UserRenamed;
  }

  interface OutboxPayloadMap {
    'user.renamed': v.InferOutput<typeof userRenamedPayload>;
  }
}

/** Without the name, which may be deleted before the event is published. */
export const userRenamedPayload = v.object({ userId: uuid, change: integer });

/** A user has a new name, or was deleted. */
export interface UserRenamed {
  userId: string;
  username: string;
  /** Increases with every new name of a user, because two nodes may publish in the wrong order. */
  change: number;
}
