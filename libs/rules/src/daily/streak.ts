// The daily: one game and one seed a day for everybody, from 00:00 UTC.

export interface Streak {
  /** The days played in a row, up to today or yesterday. */
  days: number;
  /** How many days may be left out without an end of the streak. */
  freezes: number;
}

const DAY_MS = 86_400_000;
const DAYS_PER_FREEZE = 7;
const MOST_FREEZES = 2;

/**
 * The streak of a player. Every seventh day of a streak earns a freeze, of which two are kept; each day that is left out
 * uses one.
 * @param days the days played, as dates in order; those after today do not count
 */
export function streakOf(days: readonly string[], today: string): Streak {
  let streak: Streak = { days: 0, freezes: 0 };
  let last: string | undefined;
  for (const day of days) {
    if (day > today) break;
    const { days: before, freezes } = last === undefined ? streak : afterGap(streak, daysBetween(last, day) - 1);
    const isSeventh = (before + 1) % DAYS_PER_FREEZE === 0;
    streak = { days: before + 1, freezes: Math.min(freezes + (isSeventh ? 1 : 0), MOST_FREEZES) };
    last = day;
  }
  // Today is not over.
  return last === undefined ? streak : afterGap(streak, daysBetween(last, today) - 1);
}

function afterGap(streak: Streak, missed: number): Streak {
  if (missed <= 0) return streak;
  return missed > streak.freezes ? { days: 0, freezes: 0 } : { ...streak, freezes: streak.freezes - missed };
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
