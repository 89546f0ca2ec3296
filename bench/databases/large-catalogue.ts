import { crowdPlayerId, CROWD_PLAYER_ID } from './crowd-of-players.ts';
import { withDatabase } from '../support/environment.ts';

const PLAYERS = 50_000;
/** The first id of games, above those of the other databases. */
export const FIRST_GAME = 1_001;

const ADJECTIVES = [
  'Silent',
  'Crimson',
  'Hollow',
  'Electric',
  'Frozen',
  'Gilded',
  'Broken',
  'Distant',
  'Neon',
  'Velvet',
];
const NOUNS = ['Dungeon', 'Orbit', 'Harvest', 'Cipher', 'Lantern', 'Citadel', 'Voyage', 'Garden', 'Reactor', 'Maze'];
const GENRES = ['Quest', 'Tactics', 'Puzzle', 'Chronicle', 'Racer', 'Manager', 'Duel', 'Escape', 'Arena', 'Tales'];

/** Search terms: words of names, and one with a typo. */
export const SEARCHES = ['crimson', 'neon orbit', 'velvet maze', 'cipher', 'lantrn', 'frozen dungeon quest', 'tactics'];

const pick = (words: string[], of: string) => `(ARRAY['${words.join("','")}'])[1 + (${of}) % ${words.length}]`;

/** Inserts many games with a week of scores. Nine of ten games are rarely played. */
export async function fillLargeCatalogue(databaseUrl: string, games: number, scores: number): Promise<void> {
  await withDatabase(databaseUrl, async (db) => {
    await db.query('SET synchronous_commit = off');
    await db.query(
      `INSERT INTO users (id, username, email, password_hash, email_verified_at)
       SELECT ${CROWD_PLAYER_ID}, 'crowd-' || nr, 'crowd-' || nr || '@example.test', 'none', now()
       FROM generate_series(1, ${PLAYERS}) AS nr`,
    );
    await db.query(
      `INSERT INTO games (id, name, description, model_version_id, created_by, categories, ai_integration_details, created_at)
       SELECT ${FIRST_GAME} - 1 + nr,
              ${pick(ADJECTIVES, 'nr')} || ' ' || ${pick(NOUNS, 'nr / 10')} || ' ' || ${pick(GENRES, 'nr / 100')} || ' ' || nr,
              'The ' || nr || '. game of its kind, where a ' || ${pick(NOUNS, 'nr / 7')} || ' is all you have.',
              11, '${crowdPlayerId(1)}',
              ARRAY[${pick(['Text Adventure', 'Strategy', 'Puzzle', 'RPG', 'Educational', 'Simulation', 'Other'], 'nr')}],
              'Every level is made while it is played.', now() - nr * interval '1 minute'
       FROM generate_series(1, ${games}) AS nr`,
    );
    await db.query(
      `INSERT INTO scores (id, user_id, game_id, score, created_at)
       SELECT -nr, ('00000000-0000-4000-8000-' || lpad(to_hex(1 + floor(random() * ${PLAYERS})::integer), 12, '0'))::uuid,
              ${FIRST_GAME} + floor(${games} * random() ^ 4)::integer, 1 + floor(random() * 1000000)::integer,
              now() - random() * interval '7 days'
       FROM generate_series(1, ${scores}) AS nr`,
    );
    await db.query(
      `INSERT INTO play_days (day, user_id, game_id)
       SELECT DISTINCT (created_at AT TIME ZONE 'UTC')::date, user_id, game_id FROM scores`,
    );
    await db.query(
      `INSERT INTO personal_bests (user_id, game_id, score, score_id, achieved_at)
       SELECT DISTINCT ON (user_id, game_id) user_id, game_id, score, id, created_at
       FROM scores ORDER BY user_id, game_id, score DESC, created_at, id`,
    );
    await db.query(
      `UPDATE games SET player_count = players.count
       FROM (SELECT game_id, count(*) FROM personal_bests GROUP BY game_id) players WHERE players.game_id = games.id`,
    );
    await db.query('VACUUM ANALYZE');
    await db.query('CHECKPOINT');
  });
}
