import { Migration } from '@mikro-orm/migrations';

/**
 * One split into words for games and for searches. The parser of `to_tsvector` reads "-2" as a number and "snake.io" as
 * a host, so games with such names were not found by them. Words of one or two letters are learnt, too.
 */
export class SplitSearchWords extends Migration {
  override up(): void {
    // Longer words are cut: a lexeme has at most 2 kB.
    this.addSql(`
      CREATE FUNCTION split_search_words(text) RETURNS TABLE (word text, place bigint)
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT left(word, 100), row_number() OVER (ORDER BY place)
        FROM regexp_split_to_table(search_form($1), '[^[:alnum:]]+') WITH ORDINALITY AS split (word, place)
        WHERE word <> '' $$`);
    this.addSql(`
      CREATE FUNCTION search_vector(text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT setweight(coalesce(string_agg(word || ':' || place, ' '), '')::tsvector, weight)
        FROM split_search_words($1) $$`);
    this.addSql(
      noteSearchWords({
        name: `search_vector(NEW.name, 'A')`,
        model: `search_vector(m.name, 'B')`,
        description: `search_vector(NEW.description, 'C')`,
        shortest: 1,
        longest: 100,
      }),
    );
    this.addSql(`DELETE FROM search_words`);
    this.addSql(`UPDATE games SET name = name`);
  }

  override down(): void {
    this.addSql(
      noteSearchWords({
        name: `setweight(to_tsvector('simple', search_form(NEW.name)), 'A')`,
        model: `setweight(to_tsvector('simple', search_form(m.name)), 'B')`,
        description: `setweight(to_tsvector('simple', search_form(NEW.description)), 'C')`,
        shortest: 3,
        longest: 40,
      }),
    );
    this.addSql(`DROP FUNCTION search_vector, split_search_words`);
    this.addSql(`DELETE FROM search_words`);
    this.addSql(`UPDATE games SET name = name`);
  }
}

const noteSearchWords = (
  parts: Record<'name' | 'model' | 'description', string> & Record<'shortest' | 'longest', number>,
) => `
  CREATE OR REPLACE FUNCTION note_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.search := (
      SELECT ${parts.name} || ${parts.model} || ${parts.description}
      FROM model_versions v JOIN ai_models m ON m.id = v.model_id WHERE v.id = NEW.model_version_id);
    INSERT INTO search_words (word)
    SELECT word FROM unnest(tsvector_to_array(NEW.search)) AS word
    WHERE char_length(word) BETWEEN ${parts.shortest} AND ${parts.longest} ORDER BY word
    ON CONFLICT DO NOTHING;
    RETURN NEW;
  END $$`;
