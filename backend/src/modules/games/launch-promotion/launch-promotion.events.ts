declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'launch.taken': LaunchPlaceTaken;
  }
}

/** A developer has taken a place in the launch promotion. */
export interface LaunchPlaceTaken {
  placesLeft: number;
}
