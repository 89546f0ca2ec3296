/** An average and its number of ratings. */
interface Rated {
  average_rating: number | null;
  total_ratings: number;
}

/** The average over all ratings, weighted equally; undefined without ratings. */
export function averageRating(parts: Rated[]): number | undefined {
  const ratings = parts.reduce((sum, { total_ratings }) => sum + total_ratings, 0);
  if (ratings === 0) return undefined;
  return (
    parts.reduce((sum, { average_rating, total_ratings }) => sum + (average_rating ?? 0) * total_ratings, 0) / ratings
  );
}
