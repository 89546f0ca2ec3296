import { Migration } from '@mikro-orm/migrations';

/** By game, where there was no index: a game is deleted with its rows, and PostgreSQL checks that none are left. */
const BY_GAME = [
  'notices',
  'guest_bests',
  'hidden_comments',
  'moderation_cases',
  'game_achievements',
  'week_champions',
];

/** Games are deleted for good some days after their creator has asked for it. */
export class AddGameDeletion extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE games ADD COLUMN delete_at timestamptz(3) CHECK (delete_at IS NULL OR NOT active)`);
    this.addSql(`CREATE INDEX games_to_delete ON games (delete_at) WHERE delete_at IS NOT NULL`);
    for (const table of BY_GAME) this.addSql(`CREATE INDEX ${table}_of_game ON ${table} (game_id)`);
    this.addSql(`CREATE INDEX guests_of_game ON guests (game_id) WHERE game_id IS NOT NULL`);
    // The one by game contains running sessions only.
    this.addSql(`CREATE INDEX play_sessions_of_game ON play_sessions (game_id)`);
  }

  override down(): void {
    this.addSql(
      `DROP INDEX play_sessions_of_game, guests_of_game, ${BY_GAME.map((table) => `${table}_of_game`).join(', ')}`,
    );
    this.addSql(`ALTER TABLE games DROP COLUMN delete_at`);
  }
}
