import { Migration } from '@mikro-orm/migrations';

const learnWords = (tags: string) => `
  CREATE OR REPLACE FUNCTION note_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search := (
      SELECT search_vector(NEW.name, 'A') || ${tags}search_vector(m.name, 'B') || search_vector(NEW.description, 'C')
      FROM model_versions v JOIN ai_models m ON m.id = v.model_id WHERE v.id = NEW.model_version_id);
    INSERT INTO search_words (word)
    SELECT word FROM unnest(tsvector_to_array(NEW.search)) AS word
    WHERE char_length(word) BETWEEN 1 AND 100 ORDER BY word
    ON CONFLICT DO NOTHING;
    RETURN NEW;
  END $$`;

const learnAfterChangesOf = (columns: string) => `
  CREATE OR REPLACE TRIGGER games_search BEFORE INSERT OR UPDATE OF ${columns} ON games
  FOR EACH ROW EXECUTE FUNCTION note_search_words()`;

/** Tags of games, which search and a filter of the list find. */
export class AddGameTags extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE games ADD COLUMN tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 5)`);
    this.addSql(`CREATE INDEX games_by_tag ON games USING gin (tags)`);
    this.addSql(learnWords(`search_vector(array_to_string(NEW.tags, ' '), 'B') || `));
    this.addSql(learnAfterChangesOf('name, description, model_version_id, tags'));
  }

  override down(): void {
    this.addSql(learnAfterChangesOf('name, description, model_version_id'));
    this.addSql(learnWords(''));
    this.addSql(`ALTER TABLE games DROP COLUMN tags`);
    this.addSql(`UPDATE games SET name = name`);
  }
}
