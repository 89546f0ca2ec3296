import { Migration } from '@mikro-orm/migrations';

/** The Discord webhooks to which games report new records and the champions of weeks. */
export class CreateGameWebhooks extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE game_webhooks (
        game_id integer PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        -- Messages are in the language of this account.
        created_by uuid NOT NULL REFERENCES users,
        webhook_id text NOT NULL,
        sealed_token bytea NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        -- Discord does not know it any more: nothing is sent.
        refused_at timestamptz(3),
        last_call_at timestamptz(3),
        last_sent_at timestamptz(3),
        -- In a row.
        failures integer NOT NULL DEFAULT 0,
        next_call_at timestamptz(3) NOT NULL DEFAULT now(),
        -- By board: the first place of the last message, which a new record is above.
        leaders jsonb NOT NULL DEFAULT '{}',
        -- The last week whose champions were reported.
        week date
      )`);
    this.addSql(`CREATE INDEX game_webhooks_by_webhook ON game_webhooks (webhook_id)`);
    this.addSql(`CREATE INDEX game_webhooks_by_user ON game_webhooks (created_by)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE game_webhooks`);
  }
}
