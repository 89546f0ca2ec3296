declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'launch.taken': LaunchPlaceTaken;
  }
}

/** Another developer has a place in the launch promotion. */
export interface LaunchPlaceTaken {
  placesLeft: number;
}
