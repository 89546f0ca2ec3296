declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'trending.changed': TrendingChanged;
  }
}

/** Active players or growth of some games have changed. Listeners load the trending games again. */
export interface TrendingChanged {
  /** Number of changed games. */
  games: number;
}
