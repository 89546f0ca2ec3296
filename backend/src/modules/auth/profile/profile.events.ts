declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'user.renamed': UserRenamed;
  }

  interface OutboxPayloadMap {
    /** Without the name, which may be deleted before the event is published. */
    'user.renamed': Omit<UserRenamed, 'username'>;
  }
}

/** A user has a new name, or was deleted. */
export interface UserRenamed {
  userId: string;
  username: string;
  /** Increases with every new name of a user, because two nodes may publish in the wrong order. */
  change: number;
}
