declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'inbox.changed': InboxChanged;
  }

  interface OutboxPayloadMap {
    'inbox.changed': InboxChanged;
  }
}

/** Notices of these users were created, read or deleted. Listeners load the current state. */
export interface InboxChanged {
  userIds: string[];
}
