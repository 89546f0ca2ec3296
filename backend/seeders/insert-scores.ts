import type pg from 'pg';
import type { PlannedScore } from './plan/plan-scores.js';

/** `score_id_blocks` counts in thousands: each nextval reserves a block of ids. */
const BLOCK_SIZE = 1_000;
const BATCH_SIZE = 5_000;

/** Inserts scores, and the ranges of their ids for the job that lists and counts them. */
export async function insertScores(
  client: pg.ClientBase,
  scores: readonly PlannedScore[],
  gameIds: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = await reserveIds(client, scores.length);
  for (let from = 0; from < scores.length; from += BATCH_SIZE) {
    const part = scores.slice(from, from + BATCH_SIZE);
    await client.query(
      `WITH stored AS (
         INSERT INTO scores (id, user_id, game_id, score, created_at)
         SELECT * FROM unnest($1::bigint[], $2::uuid[], $3::integer[], $4::bigint[], $5::timestamptz[])
         RETURNING id
       )
       INSERT INTO unlisted_ranges (first_id, last_id)
       SELECT min(id), max(id) FROM stored GROUP BY (id - 1) / ${BLOCK_SIZE}`,
      [
        ids.slice(from, from + part.length),
        part.map(({ player }) => player.id),
        part.map(({ game }) => gameIds.get(game.seed.name)),
        part.map(({ score }) => score),
        part.map(({ at }) => new Date(at).toISOString()),
      ],
    );
  }
}

/** Reserves as many blocks as needed and returns ascending ids. */
async function reserveIds(client: pg.ClientBase, count: number): Promise<number[]> {
  const blocks = await client.query<{ first: string }>(
    `SELECT nextval('score_id_blocks') AS first FROM generate_series(1, $1)`,
    [Math.ceil(count / BLOCK_SIZE)],
  );
  // Blocks need not be consecutive, because another node may reserve some at the same time.
  const firsts = blocks.rows.map(({ first }) => Number(first)).sort((a, b) => a - b);
  return Array.from(
    { length: count },
    (_, index) => (firsts[Math.floor(index / BLOCK_SIZE)] as number) + (index % BLOCK_SIZE),
  );
}
