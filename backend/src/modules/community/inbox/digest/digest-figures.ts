import type { AchievementKey } from '@gamegeek/rules/achievements.js';

/** One user's week. */
export interface DigestFigures {
  places: { game: string; before: number; after: number }[];
  /** Games in which others passed them. */
  overtaken: string[];
  achievements: AchievementKey[];
  /** Comments on their games, and those that name them. */
  comments: number;
  /** Their places of the week, without a game on the board of all games. */
  results: { game: string | null; week: string; place: number; score: number }[];
  trending: { game: string; players: number }[];
}

/** What trends is no news of one's own. */
export function isWorthAMail({ places, overtaken, achievements, comments, results }: DigestFigures): boolean {
  return places.length + overtaken.length + achievements.length + comments + results.length > 0;
}
