import { Migration } from '@mikro-orm/migrations';

/**
 * Search and order of games: a text index, its words for spelling correction, columns for sorting by trend and rating,
 * and the launch promotion.
 */
export class CreateSearch extends Migration {
  override up(): void {
    for (const extension of ['unaccent', 'pg_trgm', 'fuzzystrmatch']) {
      this.addSql(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
    }

    // unaccent is not immutable, because its dictionary could change; here it does not.
    this.addSql(`
      CREATE FUNCTION search_form(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN lower(public.unaccent('public.unaccent', $1))`);

    this.addSql(`
      ALTER TABLE games
        ADD COLUMN search tsvector NOT NULL DEFAULT '',
        ADD COLUMN active_players integer NOT NULL DEFAULT 0 CHECK (active_players >= 0),
        ADD COLUMN growth_percentage integer NOT NULL DEFAULT 0,
        ADD COLUMN rating_count integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
        ADD COLUMN rating_sum integer NOT NULL DEFAULT 0 CHECK (rating_sum >= rating_count),
        ADD COLUMN rating_order double precision NOT NULL
          GENERATED ALWAYS AS ((rating_sum + 15.0) / (rating_count + 5)) STORED,
        ADD COLUMN premium_until timestamptz(3)`);
    this.addSql(`
      COMMENT ON COLUMN games.rating_order IS 'Bayesian mean: as if five people had given 3, so that one vote does not win'`);
    this.addSql(
      `COMMENT ON COLUMN games.active_players IS 'distinct players of the last 7 days, by the job of trends'`,
    );

    // The words of all games, to find similar spellings of unknown words.
    this.addSql(`CREATE TABLE search_words (word text PRIMARY KEY COLLATE "C")`);
    this.addSql(`CREATE INDEX search_words_near ON search_words USING gist (word gist_trgm_ops(siglen=32))`);

    this.addSql(`
      CREATE FUNCTION note_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search := (
          SELECT setweight(to_tsvector('simple', search_form(NEW.name)), 'A')
            || setweight(to_tsvector('simple', search_form(m.name)), 'B')
            || setweight(to_tsvector('simple', search_form(NEW.description)), 'C')
          FROM model_versions v JOIN ai_models m ON m.id = v.model_id WHERE v.id = NEW.model_version_id);
        INSERT INTO search_words (word)
        SELECT word FROM unnest(tsvector_to_array(NEW.search)) AS word
        WHERE char_length(word) BETWEEN 3 AND 40 ORDER BY word
        ON CONFLICT DO NOTHING;
        RETURN NEW;
      END $$`);
    this.addSql(`
      CREATE TRIGGER games_search BEFORE INSERT OR UPDATE OF name, description, model_version_id ON games
      FOR EACH ROW EXECUTE FUNCTION note_search_words()`);
    this.addSql(`UPDATE games SET name = name`);
    this.addSql(`CREATE INDEX games_search ON games USING gin (search)`);

    // Creators see their hidden games in lists, so the indexes contain all games.
    this.addSql(`DROP INDEX games_newest`);
    this.addSql(`CREATE INDEX games_newest ON games (created_at DESC, id DESC)`);
    this.addSql(`CREATE INDEX games_by_name ON games (search_form(name), id)`);
    this.addSql(`CREATE INDEX games_trending ON games (active_players DESC, growth_percentage DESC, id)`);
    this.addSql(`CREATE INDEX games_by_rating ON games (rating_order DESC, rating_count DESC, id)`);
    this.addSql(`CREATE INDEX games_by_creator ON games (created_by, active)`);
    this.addSql(`CREATE INDEX games_by_category ON games USING gin (categories)`);
    this.addSql(`CREATE INDEX games_active ON games (id) WHERE active`);

    // One place for each of the first developers to list a game, up to the number of places.
    this.addSql(`
      CREATE TABLE launch_places (
        place integer PRIMARY KEY CHECK (place BETWEEN 1 AND 50),
        user_id uuid NOT NULL UNIQUE REFERENCES users,
        granted_at timestamptz(3) NOT NULL DEFAULT now(),
        premium_until timestamptz(3) NOT NULL
      )`);
  }

  override down(): void {
    this.addSql(`DROP TABLE launch_places, search_words`);
    this.addSql(`DROP TRIGGER games_search ON games`);
    this.addSql(`DROP FUNCTION note_search_words`);
    for (const index of [
      'search',
      'newest',
      'by_name',
      'trending',
      'by_rating',
      'by_creator',
      'by_category',
      'active',
    ]) {
      this.addSql(`DROP INDEX games_${index}`);
    }
    this.addSql(`
      ALTER TABLE games
        DROP COLUMN search, DROP COLUMN active_players, DROP COLUMN growth_percentage, DROP COLUMN rating_order,
        DROP COLUMN rating_count, DROP COLUMN rating_sum, DROP COLUMN premium_until`);
    this.addSql(`DROP FUNCTION search_form`);
    this.addSql(`CREATE INDEX games_newest ON games (created_at DESC, id DESC) WHERE active`);
  }
}
