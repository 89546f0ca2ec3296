/** The default number of active players, and the number that pages follow live. */
export const ACTIVE_PLAYERS = 20;

/** A row of GET /api/users/active. */
export interface ActivePlayer {
  id: string;
  username: string;
  /** Distinct games with a score in the last 7 days, today (UTC) included. */
  games_played: number;
  last_played_at: string;
}

/** The snapshot of the most active players. */
export interface ActivePlayersShown {
  players: ActivePlayer[];
}

/** New or changed players, and those who have left the list. */
export interface ActivePlayersChanges {
  upserts: ActivePlayer[];
  removed: string[];
}
