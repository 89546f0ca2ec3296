/** The level table of SPEC section 4: a level begins at `from` points of total score. */
const LEVELS = [
  { from: 0, level: 1, rank: 'Novice' },
  { from: 100, level: 2, rank: 'Apprentice' },
  { from: 300, level: 3, rank: 'Adept' },
  { from: 600, level: 4, rank: 'Expert' },
  { from: 1000, level: 5, rank: 'Master' },
] as const;

export type Rank = (typeof LEVELS)[number]['rank'];

export interface Level {
  level: number;
  rank: Rank;
  /** The share of this level's band that is covered, 0 to 100 in whole percent; the last level is always 100. */
  progress: number;
}

export function levelOf(totalScore: number): Level {
  const index = LEVELS.findLastIndex((level) => totalScore >= level.from);
  const current = LEVELS[Math.max(index, 0)] ?? LEVELS[0];
  const next = LEVELS[Math.max(index, 0) + 1];
  const progress = next ? Math.floor(((totalScore - current.from) * 100) / (next.from - current.from)) : 100;
  return { level: current.level, rank: current.rank, progress: Math.max(progress, 0) };
}
