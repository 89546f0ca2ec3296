declare module '../events/event-map.js' {
  interface EventMap {
    'watchers.counted': WatchersCounted;
    'watchers.asked': WatchersAsked;
  }
}

/** How many sockets of one node watch each topic; 0 once for a topic that nobody there watches any more. */
export interface WatchersCounted {
  node: string;
  counts: Record<string, number>;
}

/** A node that has just started wants to hear every other node's counts. */
export interface WatchersAsked {
  node: string;
}
