/** The number of ratings of 1, 2, 3, 4 and 5. */
type Distribution = readonly number[];

/** With two decimals; 0 without ratings. */
export function averageRating(count: number, sum: number): number {
  return count === 0 ? 0 : Math.round((sum * 100) / count) / 100;
}

export function ratingCount(distribution: Distribution): number {
  return distribution.reduce((count, given) => count + given, 0);
}

export function ratingSum(distribution: Distribution): number {
  return distribution.reduce((sum, given, index) => sum + given * (index + 1), 0);
}

interface Rated {
  average_rating: number;
  total_ratings: number;
  rating_distribution: Distribution;
  rating_version: number;
}

/** Merges changed values of a game. Older ratings are ignored, because events of two nodes may cross. */
export function mergeGameFigures<T extends Partial<Rated>>(known: T, change: Partial<T>): T {
  const isOlder = change.rating_version !== undefined && change.rating_version < (known.rating_version ?? 0);
  if (!isOlder) return { ...known, ...change };
  const { average_rating, total_ratings, rating_distribution, rating_version } = known;
  return { ...known, ...change, average_rating, total_ratings, rating_distribution, rating_version };
}
