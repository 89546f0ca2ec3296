import { Migration } from '@mikro-orm/migrations';

const accept = (values: string) => `
  ALTER TABLE games DROP CONSTRAINT games_accepts_check, ADD CONSTRAINT games_accepts_check CHECK (accepts IN (${values}))`;

/** Games that accept the key of their creator only, beside scores from play sessions. */
export class AcceptOwnKeys extends Migration {
  override up(): void {
    this.addSql(accept(`'keys', 'own_key', 'plays'`));
  }

  override down(): void {
    this.addSql(`UPDATE games SET accepts = 'plays' WHERE accepts = 'own_key'`);
    this.addSql(accept(`'keys', 'plays'`));
  }
}
