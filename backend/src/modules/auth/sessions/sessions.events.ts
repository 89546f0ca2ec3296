declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'sessions.ended': SessionsEnded;
  }

  interface OutboxPayloadMap {
    'sessions.ended': SessionsEnded;
  }
}

/** Sessions were deleted. Published as an invalidation of each, not on the event stream. */
export interface SessionsEnded {
  sessionIds: number[];
}
