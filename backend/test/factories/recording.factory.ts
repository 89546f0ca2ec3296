import type { ArcadeGameId } from '@gamegeek/arcade/game.js';
import { currentVersionOf } from '@gamegeek/arcade/games.js';
import { makeGame, type MadeGame } from './game.factory.js';
import { insert, nextNumber, type Database } from './made.js';
import type { MadeUser } from './user.factory.js';

export interface MadeRecording {
  scoreId: number;
  game: MadeGame;
}

/** Above the ids that a node assigns. */
const FIRST_ID = 900_000_000;

/** The seed of recordings that are made here. */
export const RECORDED_SEED = Buffer.alloc(16);

interface Recorded {
  player: Pick<MadeUser, 'id'>;
  arcadeId: ArcadeGameId;
  /** Its game, if it has been made: there is one of each. */
  game?: MadeGame;
  score?: number;
  /** Without inputs unless it is given. */
  log?: string;
}

/** Inserts a recorded score of the player, with an arcade game unless one is given. */
export async function makeRecording(
  database: Database,
  { player, arcadeId, game: made, score = 10, log = '1.' }: Recorded,
): Promise<MadeRecording> {
  const game = made ?? (await makeGame(database, { launch: 'hosted', arcadeId }));
  const scoreId = FIRST_ID + nextNumber();
  const owner = { user_id: player.id, game_id: game.id };
  await insert(database, 'scores', { id: scoreId, ...owner, score, created_at: new Date(), verified: true });
  await insert(database, 'recordings', {
    score_id: scoreId,
    ...owner,
    rules_version: currentVersionOf(arcadeId),
    seed: RECORDED_SEED,
    log: Buffer.from(log),
    ticks: 0,
  });
  return { scoreId, game };
}
