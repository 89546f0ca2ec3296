import * as v from 'valibot';
import { uuid } from '@gamegeek/contracts/values.js';

declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'inbox.changed': InboxChanged;
  }

  interface OutboxPayloadMap {
    'inbox.changed': InboxChanged;
  }
}

/** Notices of these users were created, read or deleted. Listeners load the current state. */
export const inboxChanged = v.object({ userIds: v.array(uuid) });
export type InboxChanged = v.InferOutput<typeof inboxChanged>;
