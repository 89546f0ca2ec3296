const WEEK_MS = 7 * 86_400_000;

/** With fewer players in the week before, growth is mostly chance. */
export const GROWTH_MINIMUM = 5;

/** The reason shown for a trending game. */
export type TrendReason =
  | { kind: 'growth'; percentage: number }
  | { kind: 'new' }
  | { kind: 'players'; players: number };

/** Distinct players of a game in the last 7 days and in the 7 days before. */
export interface WeeksOfPlay {
  players: number;
  playersBefore: number;
}

/** Growth against the 7 days before in whole percent; 100 when there were none (docs/api.md, section 3). */
export function growthPercentage({ players, playersBefore }: WeeksOfPlay): number {
  if (playersBefore === 0) return players === 0 ? 0 : 100;
  const growth = ((players - playersBefore) * 100) / playersBefore;
  // Rounds halves away from zero, like the database.
  return Math.sign(growth) * Math.round(Math.abs(growth));
}

/** Growth if there were enough players before, otherwise new, otherwise the number of players. */
export function trendReason(weeks: WeeksOfPlay, listedAt: number, now: number): TrendReason {
  const percentage = growthPercentage(weeks);
  if (weeks.playersBefore >= GROWTH_MINIMUM && percentage > 0) return { kind: 'growth', percentage };
  if (now - listedAt < WEEK_MS) return { kind: 'new' };
  return { kind: 'players', players: weeks.players };
}
