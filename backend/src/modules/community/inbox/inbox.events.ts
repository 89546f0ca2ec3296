declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'inbox.changed': InboxChanged;
  }
}

/** Notices of these users came, were read or went; how things stand is read by whoever shows it. */
export interface InboxChanged {
  userIds: string[];
}
