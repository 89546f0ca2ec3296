/** What determines a player's rank among active players. */
export interface Active {
  id: string;
  username: string;
  games_played: number;
  /** ISO 8601 in UTC with milliseconds, so that text order is time order. */
  last_played_at: string;
}

export interface ActiveChanges<T extends Active> {
  upserts: readonly T[];
  /** Ids of players who have left the list. */
  removed: readonly string[];
}

/** Most games first, then the latest activity, then the lower id. */
export function compareActive(a: Active, b: Active): number {
  if (a.games_played !== b.games_played) return b.games_played - a.games_played;
  if (a.last_played_at !== b.last_played_at) return a.last_played_at > b.last_played_at ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** The first `size` players after a change. Unchanged players keep their identity, so that only others render again. */
export function applyActiveChanges<T extends Active>(held: readonly T[], changes: ActiveChanges<T>, size: number): T[] {
  const players = new Map(held.map((player) => [player.id, player]));
  for (const id of changes.removed) players.delete(id);
  for (const player of changes.upserts) {
    const known = players.get(player.id);
    if (!known || !isSame(known, player)) players.set(player.id, player);
  }
  return [...players.values()].sort(compareActive).slice(0, size);
}

/** The change from one list to the next; undefined if there is none. */
export function activeChangesBetween<T extends Active>(
  before: readonly T[],
  now: readonly T[],
): { upserts: T[]; removed: string[] } | undefined {
  const known = new Map(before.map((player) => [player.id, player]));
  const upserts = now.filter((player) => {
    const old = known.get(player.id);
    return !old || !isSame(old, player);
  });
  const shown = new Set(now.map(({ id }) => id));
  const removed = before.map(({ id }) => id).filter((id) => !shown.has(id));
  return upserts.length + removed.length > 0 ? { upserts, removed } : undefined;
}

/** Merges two changes; the later state of each player wins. */
export function mergeActiveChanges<T extends Active>(
  earlier: ActiveChanges<T>,
  later: ActiveChanges<T>,
): { upserts: T[]; removed: string[] } {
  const upserts = new Map([...earlier.upserts, ...later.upserts].map((player) => [player.id, player]));
  for (const id of later.removed) upserts.delete(id);
  const removed = new Set([...earlier.removed, ...later.removed]);
  for (const { id } of later.upserts) removed.delete(id);
  return { upserts: [...upserts.values()], removed: [...removed] };
}

function isSame(a: Active, b: Active): boolean {
  return a.username === b.username && a.games_played === b.games_played && a.last_played_at === b.last_played_at;
}
