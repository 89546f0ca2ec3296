import { Migration } from '@mikro-orm/migrations';

/** Boards on which all scores of a player add up. */
export class AddBoardPolicy extends Migration {
  override up(): void {
    // Totals add up bests, and a sum grows: so not on main boards, nor where the lower value is better.
    this.addSql(`
      ALTER TABLE boards
        ADD COLUMN policy text NOT NULL DEFAULT 'best' CHECK (policy IN ('best', 'sum')),
        ADD CHECK (policy = 'best' OR direction = 'desc' AND id <> game_id)`);
    // Of a board of sums, each score of a guest is kept: by a hash of its idempotency key, which repeats have as well. Of
    // other boards only the best is, and the key is empty.
    this.addSql(`
      ALTER TABLE guest_bests
        ADD COLUMN sum_key text NOT NULL DEFAULT '',
        DROP CONSTRAINT guest_bests_pkey,
        ADD PRIMARY KEY (guest_id, board_id, sum_key)`);
  }

  override down(): void {
    this.addSql(`DELETE FROM guest_bests WHERE sum_key <> ''`);
    this.addSql(`
      ALTER TABLE guest_bests
        DROP CONSTRAINT guest_bests_pkey,
        DROP COLUMN sum_key,
        ADD PRIMARY KEY (guest_id, board_id)`);
    this.addSql(`ALTER TABLE boards DROP COLUMN policy`);
  }
}
