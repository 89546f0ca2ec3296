import { Migration } from '@mikro-orm/migrations';

/** Finds usernames that look alike, and holds the previous names of renamed accounts for their owners. */
export class HoldUsernames extends Migration {
  override up(): void {
    // Names that are easily mistaken for each other have the same skeleton (Unicode TR 39), in the characters of usernames.
    this.addSql(`
      CREATE FUNCTION username_skeleton(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN replace(replace(translate(trim(both '-' from regexp_replace(lower(name), '[._-]+', '-', 'g')),
                                       '01i5', 'olls'), 'rn', 'm'), 'vv', 'w')`);
    this.addSql(`CREATE INDEX users_username_skeleton ON users (username_skeleton(username)) WHERE deleted_at IS NULL`);
    // Null for the name of a deleted account: it is never given out again.
    this.addSql(`ALTER TABLE retired_usernames ADD COLUMN held_for uuid REFERENCES users ON DELETE CASCADE`);
    this.addSql(`CREATE INDEX retired_usernames_held ON retired_usernames (held_for) WHERE held_for IS NOT NULL`);
  }

  override down(): void {
    this.addSql(`DELETE FROM retired_usernames WHERE held_for IS NOT NULL`);
    this.addSql(`ALTER TABLE retired_usernames DROP COLUMN held_for`);
    this.addSql(`DROP INDEX users_username_skeleton`);
    this.addSql(`DROP FUNCTION username_skeleton`);
  }
}
