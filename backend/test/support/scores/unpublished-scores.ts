import type { Database } from '../../factories/made.js';

interface Scored {
  id: string;
  score: number;
}

const BATCH = 400;

/** Inserts scores and their outbox events, as left by nodes that were killed right after their commits. */
export async function insertUnpublishedScores(database: Database, gameId: number, scored: Scored[]): Promise<void> {
  for (let at = 0; at < scored.length; at += BATCH) {
    const batch = scored.slice(at, at + BATCH);
    await database.rows(
      `WITH block AS MATERIALIZED (
         SELECT nextval('score_id_blocks') AS first
       ), played AS (
         INSERT INTO scores (id, user_id, game_id, score, created_at)
         SELECT first + n - 1, id, $1, score, now()
         FROM block, unnest($2::uuid[], $3::bigint[]) WITH ORDINALITY AS s (id, score, n)
       )
       INSERT INTO outbox_events (name, payload, created_at)
       SELECT 'scores.accepted', jsonb_build_object('first', first, 'last', first + $4::integer - 1),
              now() - interval '1 minute'
       FROM block`,
      [gameId, batch.map(({ id }) => id), batch.map(({ score }) => score), batch.length],
    );
  }
}
