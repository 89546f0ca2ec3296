/** How many of the most active players a list shows unless asked otherwise, and how many open pages hold. */
export const ACTIVE_PLAYERS = 20;

/** A row of GET /api/users/active. */
export interface ActivePlayer {
  id: string;
  username: string;
  /** Different games scored in during the last 7 days, today (UTC) included. */
  games_played: number;
  last_played_at: string;
}

/** What a watcher of the most active players starts from. */
export interface ActivePlayersShown {
  players: ActivePlayer[];
}

/** The newest state of those who came or moved, and who is no longer among them. */
export interface ActivePlayersChanges {
  upserts: ActivePlayer[];
  removed: string[];
}
