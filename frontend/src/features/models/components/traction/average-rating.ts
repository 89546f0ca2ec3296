/** An average and how many ratings it is of. */
interface Rated {
  average_rating: number | null;
  total_ratings: number;
}

/** The average over all ratings, in which each rating counts alike; undefined while nobody has rated. */
export function averageRating(parts: Rated[]): number | undefined {
  const ratings = parts.reduce((sum, { total_ratings }) => sum + total_ratings, 0);
  if (ratings === 0) return undefined;
  return (
    parts.reduce((sum, { average_rating, total_ratings }) => sum + (average_rating ?? 0) * total_ratings, 0) / ratings
  );
}
