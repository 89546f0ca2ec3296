import type { TestDatabase } from './test-database.js';

/**
 * Adds a column `delay` to a table with attempts: the seconds from the last attempt until the next one is due. The
 * statement that counts the attempt computes it, because the clock of a later query differs on a busy machine.
 */
export async function storeDelays(database: TestDatabase, table: 'mails' | 'outbox_events'): Promise<void> {
  await database.rows(`
    ALTER TABLE ${table} ADD COLUMN delay integer;
    CREATE FUNCTION store_delay() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN NEW.delay = extract(epoch FROM NEW.due_at - now()); RETURN NEW; END $$;
    CREATE TRIGGER store_delay BEFORE UPDATE ON ${table}
      FOR EACH ROW WHEN (NEW.attempts > OLD.attempts) EXECUTE FUNCTION store_delay()`);
}
