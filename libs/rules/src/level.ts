/** Levels (docs/product.md, section 4): each begins at `from` points of total score. */
const LEVELS = [
  { from: 0, level: 1, rank: 'Novice' },
  { from: 100, level: 2, rank: 'Apprentice' },
  { from: 300, level: 3, rank: 'Adept' },
  { from: 600, level: 4, rank: 'Expert' },
  { from: 1000, level: 5, rank: 'Master' },
] as const;

/** The number of named levels, which is the last level of the API. */
export const NAMED_LEVELS = LEVELS.length;

export type Rank = (typeof LEVELS)[number]['rank'];
export const RANKS: readonly Rank[] = LEVELS.map(({ rank }) => rank);

export interface Level {
  level: number;
  rank: Rank;
  /** The covered share of this level's band, 0 to 100 in whole percent; 100 for the last level. */
  progress: number;
}

export function levelOf(totalScore: number): Level {
  const index = LEVELS.findLastIndex((level) => totalScore >= level.from);
  const current = LEVELS[Math.max(index, 0)] ?? LEVELS[0];
  const next = LEVELS[Math.max(index, 0) + 1];
  const progress = next ? Math.floor(((totalScore - current.from) * 100) / (next.from - current.from)) : 100;
  return { level: current.level, rank: current.rank, progress: Math.max(progress, 0) };
}

export interface ContinuedLevel {
  level: number;
  rank: Rank;
  /** Levels above the last named one. */
  above: number;
  /** The covered share of this level's band, 0 to 99 in whole percent: there is always a next level. */
  progress: number;
}

/** The first total of level n: each band is 100 points larger than the previous one. */
function beginOf(level: number): number {
  return 50 * level * (level - 1);
}

/** Continues above the named levels: level five ends at 1500 points, level six at 2100, and so on. */
export function continuedLevelOf(totalScore: number): ContinuedLevel {
  const total = Math.max(totalScore, 0);
  let level = Math.max(Math.floor((1 + Math.sqrt(1 + total / 12.5)) / 2), 1);
  // The root of a large total is inexact.
  while (beginOf(level) > total) level -= 1;
  while (beginOf(level + 1) <= total) level += 1;
  const begin = beginOf(level);
  return {
    level,
    rank: levelOf(total).rank,
    above: Math.max(level - NAMED_LEVELS, 0),
    progress: Math.floor(((total - begin) * 100) / (beginOf(level + 1) - begin)),
  };
}
