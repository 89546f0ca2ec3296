import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import type { GameLaunch } from '@gamegeek/contracts/games/play-settings.js';
import { insert, nextNumber, type Database } from './made.js';
import { makeVersion } from './model.factory.js';
import { makePlayers, makeUser } from './user.factory.js';

export interface MadeGame {
  id: number;
  name: string;
  created_by: string;
  model_version_id: number;
}

export interface GameState {
  name?: string;
  createdBy?: string;
  versionId?: number;
  categories?: GameCategory[];
  tags?: string[];
  active?: boolean;
  draft?: boolean;
  createdAt?: Date;
  launch?: GameLaunch;
  gameUrl?: string;
  arcadeId?: string;
}

/** Inserts an active game, by default with a new creator and model. */
export async function makeGame(database: Database, state: GameState = {}): Promise<MadeGame> {
  return insert(database, 'games', {
    name: state.name ?? `Game ${nextNumber()}`,
    description: 'A game that was made with a model.',
    model_version_id: state.versionId ?? (await makeVersion(database)).id,
    created_by: state.createdBy ?? (await makeUser(database)).id,
    categories: state.categories ?? ['Puzzle'],
    tags: state.tags ?? [],
    ai_integration_details: 'The model thinks up every level.',
    active: state.active ?? true,
    draft: state.draft ?? false,
    created_at: state.createdAt ?? new Date(),
    launch: state.launch ?? 'link',
    game_url: state.gameUrl ?? null,
    arcade_id: state.arcadeId ?? null,
  });
}

/** Inserts a game that its creator has hidden. */
export async function makeHiddenGame(database: Database, state: GameState = {}): Promise<MadeGame> {
  return makeGame(database, { ...state, active: false });
}

/** Inserts a game that was never listed. */
export async function makeDraft(database: Database, state: GameState = {}): Promise<MadeGame> {
  return makeGame(database, { ...state, active: false, draft: true });
}

/** Inserts players who played the game today. */
export async function makePlayed(database: Database, game: Pick<MadeGame, 'id'>, players: number): Promise<void> {
  const ids = (await makePlayers(database, players)).map(({ id }) => id);
  await database.rows(
    `INSERT INTO play_days (day, user_id, game_id)
     SELECT (now() AT TIME ZONE 'UTC')::date, id, $1 FROM unnest($2::uuid[]) AS id`,
    [game.id, ids],
  );
}
