import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import type { GameSeed } from './seed-data.js';

/** What plays of a kind of game usually earn. */
export interface ScoreScale {
  /** What an average player's usual play earns. */
  typical: number;
  /** How far plays lie apart: the standard deviation of the score's logarithm. */
  spread: number;
  /** What a perfect play comes close to. */
  ceiling: number;
  /** Every score is a multiple of this. */
  step: number;
}

/**
 * Of the arcade, by a game's first category, as its rules score it (libs/arcade), so that seeded players and
 * bots meet on the same boards; demo/engines/engines.spec.ts holds the two against each other.
 */
export const SCORE_SCALES: Record<GameCategory, ScoreScale> = {
  'Text Adventure': { typical: 850, spread: 0.4, ceiling: 2_000, step: 5 },
  Strategy: { typical: 1_700, spread: 0.6, ceiling: 6_480, step: 6 },
  Puzzle: { typical: 4_200, spread: 0.8, ceiling: 36_000, step: 4 },
  RPG: { typical: 2_200, spread: 0.55, ceiling: 5_900, step: 1 },
  Educational: { typical: 560, spread: 0.4, ceiling: 1_700, step: 10 },
  Simulation: { typical: 16_000, spread: 0.9, ceiling: 600_000, step: 1 },
  Other: { typical: 1_500, spread: 0.8, ceiling: 45_000, step: 10 },
};

/** How many standard deviations a good play lies above a usual one. */
const GOOD_PLAY = 1.3;

/** How the plays of a game are scored: by its own figures, or like those of the arcade. */
export function scaleOf({ build, categories }: GameSeed): ScoreScale {
  if (!build) return SCORE_SCALES[categories[0] ?? 'Other'];
  const { typical, good, best } = build.scores;
  return { typical, spread: Math.log(good / typical) / GOOD_PLAY, ceiling: best, step: 1 };
}
