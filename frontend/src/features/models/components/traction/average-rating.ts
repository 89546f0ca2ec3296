import type { VersionTraction } from '@gamegeek/contracts/models/traction.types.js';

/** The average over all ratings, in which each rating counts alike; undefined while nobody has rated. */
export function averageRating(versions: VersionTraction[]): number | undefined {
  const ratings = versions.reduce((sum, { total_ratings }) => sum + total_ratings, 0);
  if (ratings === 0) return undefined;
  return (
    versions.reduce((sum, { average_rating, total_ratings }) => sum + (average_rating ?? 0) * total_ratings, 0) /
    ratings
  );
}
