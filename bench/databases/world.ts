import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { generateApiKey } from '../../backend/src/modules/auth/shared/api-key-format.ts';
import { ApiKeyVault } from '../../backend/src/modules/auth/api-keys/api-key-vault.ts';
import { PlayTokenFormat } from '../../backend/src/modules/play/tokens/play-token.ts';
import { SECRET } from '../support/gamegeek.ts';

export const PLAYERS = 2_000;
/** Two-digit ids, as the load generator requires. */
export const GAMES = [11, 12, 13, 14, 15, 16, 17, 18];
export const WATCHED_GAME = 11;
export const MODEL = 11;

/** The first player has created every game. */
export const nameOf = (nr: number): string => `bench-${nr}`;

/** Descriptions of a realistic length, because they affect the largest paint. */
const MODEL_DESCRIPTION =
  'A model that only the benchmark knows. It was trained on nothing but boards, writes games that all look the same, and ' +
  'is proud of every one of them.';
const DESCRIPTION =
  'A game that only the benchmark plays, and it plays it well. Two thousand players meet here without ever seeing each ' +
  'other, take turns faster than any of them could think, and leave nothing behind but their scores. There is one board ' +
  'for all time and one for the week, and the lead changes often.';

export interface Player {
  id: string;
  apiKey: string;
}

export function makePlayers(count = PLAYERS): Player[] {
  return Array.from({ length: count }, () => ({ id: randomUUID(), apiKey: generateApiKey() }));
}

/** A play token for each player and game, all of the same length. */
export function playTokens(players: readonly Player[]): string[][] {
  const format = new PlayTokenFormat({ secret: SECRET });
  const startedAt = Date.now();
  const expiresAt = startedAt + 86_400_000;
  return players.map(({ id: playerId }) =>
    GAMES.map((gameId) =>
      format.sign({
        ...{ guest: false, gameId, sessionId: randomUUID(), playerId, username: 'bench' },
        ...{ startedAt, expiresAt },
      }),
    ),
  );
}

/** Inserts players, API keys and games. */
export async function fillGameGeek(db: Client, players: readonly Player[]): Promise<void> {
  const vault = new ApiKeyVault({ secret: SECRET });
  const ids = players.map(({ id }) => id);
  await db.query(
    `INSERT INTO users (id, username, email, password_hash, email_verified_at)
     SELECT id, name, name || '@example.test', 'none', now()
     FROM unnest($1::uuid[], $2::text[]) AS new (id, name)`,
    [ids, ids.map((_, index) => nameOf(index + 1))],
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
    [MODEL, MODEL_DESCRIPTION],
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

/** Inserts hosted arcade games and returns their ids. */
export async function addHostedGames(db: Client, arcadeIds: readonly string[]): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO games (name, description, model_version_id, created_by, categories, ai_integration_details,
                        launch, accepts, needs_round, arcade_id)
     SELECT 'Bench ' || new.arcade_id, g.description, g.model_version_id, g.created_by, g.categories,
            g.ai_integration_details, 'hosted', 'plays', true, new.arcade_id
     FROM unnest($1::text[]) WITH ORDINALITY AS new (arcade_id, nr), games g WHERE g.id = $2
     ORDER BY new.nr RETURNING id`,
    [arcadeIds, WATCHED_GAME],
  );
  return rows.map(({ id }) => id);
}

/** A game of another site that anybody may play in a frame. */
export async function addEmbeddedGame(db: Client): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO games (name, description, model_version_id, created_by, categories, ai_integration_details,
                        launch, game_url)
     SELECT 'Bench embedded', description, model_version_id, created_by, categories, ai_integration_details,
            'embed', 'https://games.example/'
     FROM games WHERE id = $1 RETURNING id`,
    [WATCHED_GAME],
  );
  return rows[0]?.id ?? NaN;
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
