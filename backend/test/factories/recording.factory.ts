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

/** Inserts an arcade game with a recorded score of the player, whose log has no inputs. */
export async function makeRecording(
  database: Database,
  { player, arcadeId, score = 10 }: { player: Pick<MadeUser, 'id'>; arcadeId: ArcadeGameId; score?: number },
): Promise<MadeRecording> {
  const game = await makeGame(database, { launch: 'hosted', arcadeId });
  const scoreId = FIRST_ID + nextNumber();
  const owner = { user_id: player.id, game_id: game.id };
  await insert(database, 'scores', { id: scoreId, ...owner, score, created_at: new Date(), verified: true });
  await insert(database, 'recordings', {
    score_id: scoreId,
    ...owner,
    rules_version: currentVersionOf(arcadeId),
    seed: Buffer.alloc(16),
    log: Buffer.from('1.'),
    ticks: 0,
  });
  return { scoreId, game };
}
