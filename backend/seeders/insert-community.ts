import type pg from 'pg';
import { TIME_BOARDS } from '@gamegeek/arcade/run-times.js';
import type { PlannedGame } from './plan/plan-games.js';
import type { PlannedPlayer } from './plan/plan-players.js';
import type { AiModelSeed, GameSeed } from './seed-data.js';

/**
 * Well-formed, so that login attempts take the same time, and unusable, because its hash is random instead of that of a
 * password.
 */
const UNUSABLE_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$rpBHBbwIA3pTnm+U48AIAA$LKrzESlGLmXi52sJtdf7b0DRdWJxYGGQ7DxQfO6VZsE';

/** Inserts players with verified addresses, because unverified accounts are removed after 30 days. */
export async function insertPlayers(client: pg.ClientBase, players: readonly PlannedPlayer[]): Promise<void> {
  await client.query(
    `INSERT INTO users (id, username, email, email_verified_at, password_hash, created_at, updated_at)
     SELECT id, username, email, joined, $2, joined, joined
     FROM jsonb_to_recordset($1) AS player (id uuid, username text, email text, joined timestamptz)`,
    [JSON.stringify(players.map((player) => ({ ...player, joined: new Date(player.joined) }))), UNUSABLE_PASSWORD],
  );
}

/** Returns the id of each version by `versionKey`. */
export async function insertModels(
  client: pg.ClientBase,
  seeds: readonly AiModelSeed[],
  created: Date,
): Promise<Map<string, number>> {
  const models = await client.query<{ id: number; name: string }>(
    `INSERT INTO ai_models (name, company, description, website_url, created_at, updated_at)
     SELECT name, company, description, website, $2, $2
     FROM jsonb_to_recordset($1) AS model (name text, company text, description text, website text)
     RETURNING id, name`,
    [JSON.stringify(seeds), created],
  );
  const modelIds = new Map(models.rows.map(({ id, name }) => [name, id]));
  const rows = seeds.flatMap(({ name, versions }) =>
    versions.map((version, index) => ({
      ...version,
      model_id: modelIds.get(name),
      is_latest: index === versions.length - 1,
    })),
  );
  const versions = await client.query<{ id: number; model_id: number; version: string }>(
    `INSERT INTO model_versions (model_id, version, description, capabilities, is_latest, created_at, updated_at)
     SELECT model_id, version, description, capabilities, is_latest, $2, $2
     FROM jsonb_to_recordset($1)
       AS version (model_id integer, version text, description text, capabilities text[], is_latest boolean)
     RETURNING id, model_id, version`,
    [JSON.stringify(rows), created],
  );
  const names = new Map(models.rows.map(({ id, name }) => [id, name]));
  return new Map(versions.rows.map((row) => [versionKey(names.get(row.model_id) ?? '', row.version), row.id]));
}

function versionKey(model: string, version: string): string {
  return `${model}\n${version}`;
}

/** Returns the id of each game by its name. */
export async function insertGames(
  client: pg.ClientBase,
  games: readonly PlannedGame[],
  versionIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const rows = games.map(({ seed, creatorId, created }) => ({
    ...playOf(seed),
    name: seed.name,
    description: seed.description,
    version_id: versionIds.get(versionKey(seed.model, seed.version)),
    creator_id: creatorId,
    categories: seed.categories,
    tags: seed.tags,
    ai_integration: seed.aiIntegration,
    image_url: seed.arcadeId && `/arcade/${seed.arcadeId}-cover.png`,
    preview_images: seed.arcadeId ? [`/arcade/${seed.arcadeId}-screen.png`] : [],
    created: new Date(created),
  }));
  const inserted = await client.query<{ id: number; name: string }>(
    `INSERT INTO games
       (name, description, model_version_id, created_by, categories, tags, ai_integration_details, image_url, preview_images,
        launch, accepts, needs_round, min_seconds, arcade_id, frame_width, frame_height, orientation, created_at, updated_at)
     SELECT name, description, version_id, creator_id, categories, tags, ai_integration, image_url, preview_images,
       launch, accepts, needs_round, min_seconds, arcade_id, frame_width, frame_height, orientation, created, created
     FROM jsonb_to_recordset($1)
       AS game (name text, description text, version_id integer, creator_id uuid, categories text[], tags text[],
                ai_integration text, image_url text, preview_images text[], launch text, accepts text,
                needs_round boolean, min_seconds integer, arcade_id text, frame_width integer, frame_height integer,
                orientation text, created timestamptz)
     RETURNING id, name`,
    [JSON.stringify(rows)],
  );
  const ids = new Map(inserted.rows.map(({ id, name }) => [name, id]));
  await insertTimeBoards(client, games, ids);
  return ids;
}

/** The boards of times of the arcade games. */
async function insertTimeBoards(
  client: pg.ClientBase,
  games: readonly PlannedGame[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const boards = games.flatMap(({ seed: { name: game, arcadeId } }) =>
    (arcadeId ? (TIME_BOARDS[arcadeId] ?? []) : []).map((board, index) => ({
      ...board,
      game_id: ids.get(game),
      position: index + 1,
    })),
  );
  await client.query(
    `INSERT INTO boards (game_id, slug, name, direction, kind, resets, position, accepts, needs_round)
     SELECT game_id, slug, name, 'asc', 'time', '{week}', position, 'plays', true
     FROM jsonb_to_recordset($1) AS board (game_id integer, slug text, name text, position integer)`,
    [JSON.stringify(boards)],
  );
}

/** How a game is played, and which scores it takes. */
function playOf({ arcadeId, build }: GameSeed): object {
  const frame = build && build.frame !== 'fill' ? build.frame : undefined;
  return {
    launch: arcadeId ? 'hosted' : 'link',
    arcade_id: arcadeId,
    accepts: arcadeId || build ? 'plays' : 'keys',
    needs_round: arcadeId !== undefined,
    min_seconds: build?.minSeconds,
    frame_width: frame?.width,
    frame_height: frame?.height,
    orientation: build?.orientation ?? 'any',
  };
}
