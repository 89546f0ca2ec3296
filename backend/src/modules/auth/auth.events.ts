declare module '../../core/events/event-map.js' {
  interface EventMap {
    'user.renamed': UserRenamed;
  }
}

/** A user is called otherwise from now on; an account that was deleted as well. */
export interface UserRenamed {
  userId: string;
  username: string;
}
