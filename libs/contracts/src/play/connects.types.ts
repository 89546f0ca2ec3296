/** POST /api/play/connects */
export interface ConnectAnswer {
  /** What the player compares or types, as `K7PW-3QFM`. */
  code: string;
  /** The page on which the player confirms. */
  verifyUrl: string;
  /** The secret by which the game asks whether that has happened. */
  poll: string;
  /** Seconds between two polls. */
  interval: number;
  expiresAt: string;
}

/** POST /api/play/connects/poll */
export type ConnectPoll = { status: 'waiting' } | { status: 'confirmed'; ticket: string };
