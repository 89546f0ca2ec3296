import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { generateApiKey } from '../../backend/src/modules/auth/shared/api-key-format.ts';
import { ApiKeyVault } from '../../backend/src/modules/auth/api-keys/api-key-vault.ts';
import { SECRET } from '../support/gamegeek.ts';

const PLAYERS = 2_000;
/** Two-digit ids, as the load generator requires. */
export const GAMES = [11, 12, 13, 14, 15, 16, 17, 18];
export const WATCHED_GAME = 11;
const MODEL = 11;

const DESCRIPTION = 'A game that only the benchmark plays, and it plays it well.';

export interface Player {
  id: string;
  apiKey: string;
}

export function makePlayers(): Player[] {
  return Array.from({ length: PLAYERS }, () => ({ id: randomUUID(), apiKey: generateApiKey() }));
}

/** Inserts players, API keys and games; the first player has created every game. */
export async function fillGameGeek(db: Client, players: readonly Player[]): Promise<void> {
  const vault = new ApiKeyVault({ secret: SECRET });
  const ids = players.map(({ id }) => id);
  await db.query(
    `INSERT INTO users (id, username, email, password_hash, email_verified_at)
     SELECT id, name, name || '@example.test', 'none', now()
     FROM unnest($1::uuid[], $2::text[]) AS new (id, name)`,
    [ids, ids.map((_, index) => `bench-${index + 1}`)],
  );
  await db.query(
    `INSERT INTO api_keys (user_id, name, key_hash, sealed_key)
     SELECT user_id, 'bench', key_hash, sealed_key
     FROM unnest($1::uuid[], $2::bytea[], $3::bytea[]) AS new (user_id, key_hash, sealed_key)`,
    [ids, players.map(({ apiKey }) => vault.hash(apiKey)), players.map(({ id, apiKey }) => vault.seal(apiKey, id))],
  );
  await db.query(
    `INSERT INTO ai_models (id, name, company, description)
     VALUES ($1, 'Bench model', 'Bench', $2)`,
    [MODEL, 'A model that only the benchmark knows.'],
  );
  await db.query(
    `INSERT INTO model_versions (id, model_id, version, description, is_latest)
     VALUES ($1, $1, '1', 'The only version of the benchmark model.', true)`,
    [MODEL],
  );
  await db.query(
    `INSERT INTO games (id, name, description, model_version_id, created_by, categories, ai_integration_details)
     SELECT id, 'Bench game ' || id, $3, $4, $2, '{Puzzle}', 'None at all, it is a benchmark.'
     FROM unnest($1::integer[]) AS new (id)`,
    [GAMES, ids[0], DESCRIPTION, MODEL],
  );
}

/** The baseline's tables: the same scores table, and unhashed keys. */
export async function fillBaseline(db: Client, players: readonly Player[]): Promise<void> {
  await db.query(`
    CREATE TABLE players (api_key text PRIMARY KEY, user_id uuid NOT NULL);
    CREATE TABLE scores (
      id bigint PRIMARY KEY,
      user_id uuid NOT NULL,
      game_id integer NOT NULL,
      score bigint NOT NULL CHECK (score BETWEEN 1 AND 9007199254740991),
      created_at timestamptz(3) NOT NULL
    )`);
  await db.query('INSERT INTO players SELECT * FROM unnest($1::text[], $2::uuid[])', [
    players.map(({ apiKey }) => apiKey),
    players.map(({ id }) => id),
  ]);
}
