import { Migration } from '@mikro-orm/migrations';

/**
 * Makes bests a projection of the score log (docs/decisions/0001). The outbox row of a batch contains the first and the
 * last id of its scores, and whether they are projected.
 */
export class ProjectBests extends Migration {
  override up(): void {
    // Rows of an earlier version list their ids, and their bests are already stored.
    this.addSql(`
      WITH listed AS (
        DELETE FROM outbox_events WHERE name = 'scores.accepted' AND jsonb_typeof(payload) = 'array' RETURNING payload
      )
      INSERT INTO outbox_events (name, payload)
      SELECT 'scores.accepted', jsonb_build_object('first', id::bigint, 'last', id::bigint, 'projected', true)
      FROM listed, jsonb_array_elements_text(payload) AS ids (id)`);
    this.addSql(`
      CREATE INDEX outbox_events_unprojected ON outbox_events (id)
        WHERE name = 'scores.accepted' AND NOT payload ? 'projected'`);
    // Committed scores that are not projected yet. Ids of a batch are consecutive; the limit makes the planner use the
    // primary key.
    this.addSql(`
      CREATE VIEW unprojected_scores AS
      SELECT s.id, s.user_id, s.game_id, s.score, s.created_at
      FROM outbox_events o
      CROSS JOIN LATERAL (
        SELECT * FROM scores
        WHERE id BETWEEN (o.payload->>'first')::bigint AND (o.payload->>'last')::bigint ORDER BY id LIMIT 1000
      ) s
      WHERE o.name = 'scores.accepted' AND NOT o.payload ? 'projected'`);
  }

  override down(): void {
    this.addSql(`DROP VIEW unprojected_scores`);
    this.addSql(`DROP INDEX outbox_events_unprojected`);
  }
}
