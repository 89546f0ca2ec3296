declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'trends.changed': TrendsChanged;
  }
}

/** Games are played more, or less, than was counted before; whoever shows what trends reads it again. */
export interface TrendsChanged {
  /** How many games. */
  games: number;
}
