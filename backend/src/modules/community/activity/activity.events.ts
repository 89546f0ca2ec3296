declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'activity.changed': ActivityChanged;
  }
}

/** Who is active in these days, or how much, is no longer as it was; whoever shows it reads it again. */
export interface ActivityChanged {
  /** How many players were counted otherwise than before. */
  players: number;
}
