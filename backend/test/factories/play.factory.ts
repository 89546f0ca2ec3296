import { randomUUID } from 'node:crypto';
import { PlayTokenFormat, type PlayToken } from '../../src/modules/play/tokens/play-token.js';
import { TEST_SECRET } from '../support/test-secret.js';
import { insert, type Database } from './made.js';
import type { MadeUser } from './user.factory.js';

export interface MadePlay {
  sessionId: string;
  token: string;
}

export interface PlayState {
  game: { id: number };
  player: Pick<MadeUser, 'id' | 'username'>;
  /** The player is a guest. */
  guest?: boolean;
  /** The login session that launched it. */
  loginSessionId?: number;
  startedAt?: number;
  expiresAt?: number;
  secret?: string;
}

const MINUTE = 60_000;

/** Inserts an open play session and signs its token. */
export async function makePlay(database: Database, state: PlayState): Promise<MadePlay> {
  const now = Date.now();
  const { game, player, guest = false, loginSessionId = null, startedAt = now, secret = TEST_SECRET } = state;
  const sessionId = randomUUID();
  await insert(database, 'play_sessions', {
    id: sessionId,
    game_id: game.id,
    [guest ? 'guest_id' : 'user_id']: player.id,
    login_session_id: loginSessionId,
    started_at: new Date(startedAt),
    ends_at: new Date(now + 12 * 60 * MINUTE),
  });
  const token: PlayToken = {
    guest,
    gameId: game.id,
    sessionId,
    playerId: player.id,
    username: player.username,
    startedAt,
    expiresAt: state.expiresAt ?? now + 15 * MINUTE,
  };
  return { sessionId, token: new PlayTokenFormat({ secret }).sign(token) };
}

/** Moves all rounds of a round's session into the past, as if time had passed since. */
export async function ageRounds(database: Database, round: string, milliseconds: number): Promise<void> {
  await database.rows(
    `UPDATE play_rounds SET started_at = started_at - $2::int * interval '1 millisecond'
     WHERE session_id = (SELECT session_id FROM play_rounds WHERE id = $1)`,
    [round.slice('ggr_'.length), Math.ceil(milliseconds)],
  );
}
