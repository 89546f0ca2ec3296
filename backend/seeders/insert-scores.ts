import type pg from 'pg';
import type { PlannedScore } from './plan/plan-scores.js';

/** `score_id_blocks` counts in thousands: a nextval is the first of a block of ids that nobody else hands out. */
const BLOCK = 1_000;
const ROWS_AT_ONCE = 5_000;

export async function insertScores(
  client: pg.ClientBase,
  scores: readonly PlannedScore[],
  gameIds: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = await takeIds(client, scores.length);
  for (let from = 0; from < scores.length; from += ROWS_AT_ONCE) {
    const part = scores.slice(from, from + ROWS_AT_ONCE);
    await client.query(
      `INSERT INTO scores (id, user_id, game_id, score, created_at)
       SELECT * FROM unnest($1::bigint[], $2::uuid[], $3::integer[], $4::bigint[], $5::timestamptz[])`,
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

/** Rising ids out of as many blocks as it takes. */
async function takeIds(client: pg.ClientBase, count: number): Promise<number[]> {
  const blocks = await client.query<{ first: string }>(
    `SELECT nextval('score_id_blocks') AS first FROM generate_series(1, $1)`,
    [Math.ceil(count / BLOCK)],
  );
  // Another node may take blocks meanwhile, so they need not be neighbours.
  const firsts = blocks.rows.map(({ first }) => Number(first)).sort((a, b) => a - b);
  return Array.from({ length: count }, (_, index) => (firsts[Math.floor(index / BLOCK)] as number) + (index % BLOCK));
}
