import { Migration } from '@mikro-orm/migrations';

const view = (ranges: string) => `
  CREATE OR REPLACE VIEW unprojected_scores AS
  SELECT s.id, s.user_id, s.game_id, s.score, s.created_at
  FROM (${ranges}) batch
  CROSS JOIN LATERAL (SELECT * FROM scores WHERE id BETWEEN batch.first AND batch.last ORDER BY id LIMIT 1000) s`;

const BATCHES = `
  SELECT (payload->>'first')::bigint AS first, (payload->>'last')::bigint AS last
  FROM outbox_events WHERE name = 'scores.accepted' AND NOT payload ? 'projected'`;

/**
 * Every read of a game's board looks for unprojected scores. One look for each block of 1,000 ids, which belongs to one
 * node, is cheaper than one for each batch. It may return projected scores as well, which are not above their best.
 */
export class GroupUnprojectedScores extends Migration {
  override up(): void {
    this.addSql(
      view(`SELECT min(first) AS first, max(last) AS last FROM (${BATCHES}) batches GROUP BY (first - 1) / 1000`),
    );
  }

  override down(): void {
    this.addSql(view(BATCHES));
  }
}
