declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'activity.changed': ActivityChanged;
  }
}

/** The active players have changed. Listeners load them again. */
export interface ActivityChanged {
  /** Number of changed players. */
  players: number;
}
