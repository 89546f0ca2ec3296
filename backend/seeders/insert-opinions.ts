import type pg from 'pg';
import type { PlannedComment } from './plan/plan-comments.js';
import type { PlannedRating } from './plan/plan-ratings.js';

/** Inserts comments in the order of their times, so that ids have the same order, and the counts of games. */
export async function insertComments(
  client: pg.ClientBase,
  comments: readonly PlannedComment[],
  gameIds: ReadonlyMap<string, number>,
): Promise<void> {
  await client.query(
    `INSERT INTO comments (game_id, user_id, content, revision, created_at, updated_at)
     SELECT game_id, user_id, content, CASE WHEN edited > at THEN 2 ELSE 1 END, at, edited
     FROM unnest($1::integer[], $2::uuid[], $3::text[], $4::timestamptz[], $5::timestamptz[])
       WITH ORDINALITY AS planned (game_id, user_id, content, at, edited, place)
     ORDER BY place`,
    [
      comments.map(({ game }) => gameIds.get(game.seed.name)),
      comments.map(({ player }) => player.id),
      comments.map(({ content }) => content),
      comments.map(({ at }) => new Date(at).toISOString()),
      comments.map(({ edited }) => new Date(edited).toISOString()),
    ],
  );
  // Every change increments the version, so an edited comment counts twice.
  await client.query(`
    INSERT INTO comment_counts (game_id, total, version)
    SELECT game_id, count(*), sum(revision) FROM comments GROUP BY game_id`);
}

/** Inserts ratings and their counts. */
export async function insertRatings(
  client: pg.ClientBase,
  ratings: readonly PlannedRating[],
  gameIds: ReadonlyMap<string, number>,
): Promise<void> {
  await client.query(
    `INSERT INTO ratings (game_id, user_id, rating, created_at, updated_at)
     SELECT game_id, user_id, rating, at, at
     FROM unnest($1::integer[], $2::uuid[], $3::smallint[], $4::timestamptz[]) AS given (game_id, user_id, rating, at)`,
    [
      ratings.map(({ game }) => gameIds.get(game.seed.name)),
      ratings.map(({ player }) => player.id),
      ratings.map(({ rating }) => rating),
      ratings.map(({ at }) => new Date(at).toISOString()),
    ],
  );
  const given = (stars: number) => `count(*) FILTER (WHERE rating = ${stars})`;
  await client.query(`
    INSERT INTO rating_counts (game_id, given_1, given_2, given_3, given_4, given_5, version)
    SELECT game_id, ${[1, 2, 3, 4, 5].map(given).join(', ')}, count(*) FROM ratings GROUP BY game_id`);
  await client.query(`
    UPDATE games SET rating_count = counted.count, rating_sum = counted.sum
    FROM (SELECT game_id, count(*) AS count, sum(rating) AS sum FROM ratings GROUP BY game_id) AS counted
    WHERE id = game_id`);
}
