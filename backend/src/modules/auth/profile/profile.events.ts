declare module '../../../core/events/event-map.js' {
  interface EventMap {
    'user.renamed': UserRenamed;
  }

  interface OutboxPayloadMap {
    /** Without the name, which may have to be deleted. */
    'user.renamed': Omit<UserRenamed, 'username'>;
  }
}

/** A user is called otherwise from now on; an account that was deleted as well. */
export interface UserRenamed {
  userId: string;
  username: string;
  /** Grows with every new name of a user: two nodes may tell of theirs in the other order. */
  change: number;
}
