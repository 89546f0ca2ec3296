declare module '../events/event-map.js' {
  interface EventMap {
    'watchers.counted': WatchersCounted;
    'watchers.asked': WatchersAsked;
  }
}

/** How many sockets of one node watch each topic; 0 once when the last one has left. */
export interface WatchersCounted {
  node: string;
  counts: Record<string, number>;
}

/** A node has started and asks for every other node's counts. */
export interface WatchersAsked {
  node: string;
}
