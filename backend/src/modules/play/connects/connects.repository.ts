import { Injectable } from '@nestjs/common';
import { CONNECT_CODE_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { PLAY_RETENTION } from '../../../config/limits.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { hashSecret } from '../secrets.js';
import { ConnectSecrets } from './connect-secrets.service.js';

export interface CodeState extends Row {
  expired: boolean;
  confirmed: boolean;
  fetched: boolean;
}

export interface FoundCode extends CodeState {
  gameId: number;
  gameName: string;
  gameUrl: string | null;
  /** The username. */
  creator: string;
  guestId: string | null;
  /** The guest’s best score in the game. */
  guestBest: number | null;
  isNative: boolean;
  expiresAt: Date;
}

export interface ConfirmedCode extends Row {
  gameId: number;
  userId: string;
  loginSessionId: number;
  /** With which link a tester has confirmed; null for a listed game. */
  draftKey: string | null;
  /** The game stays connected, with the device secret. */
  isConnected: boolean;
}

interface NewCode {
  code: string;
  poll: string;
  gameId: number;
  guestId: string | undefined;
  isNative: boolean;
}

const STATE = `
  c.expires_at <= now() AS expired, c.confirmed_at IS NOT NULL AS confirmed, c.fetched_at IS NOT NULL AS fetched`;

/**
 * $1 hash of the code, $2 hash of the poll secret, $3 game, $4 guest or null, $5 native. Returns no row if the code is
 * taken.
 */
const CREATE = {
  name: 'create-connect-code',
  text: `
    INSERT INTO connect_codes (code_hash, poll_hash, game_id, guest_id, is_native, expires_at)
    VALUES ($1, $2, $3, $4, $5, now() + interval '${CONNECT_CODE_LIVES} milliseconds')
    ON CONFLICT (code_hash) DO NOTHING
    RETURNING expires_at AS "expiresAt"`,
};

/** $1 hashes of the code, $2 caller. Leaves out guests of other games, and those that another account has claimed. */
const FIND = {
  name: 'find-connect-code',
  text: `
    SELECT c.game_id AS "gameId", g.name AS "gameName", g.game_url AS "gameUrl", u.username AS creator,
           guest.id AS "guestId", best.score AS "guestBest", c.is_native AS "isNative", c.expires_at AS "expiresAt", ${STATE}
    FROM connect_codes c JOIN games g ON g.id = c.game_id JOIN users u ON u.id = g.created_by
      LEFT JOIN guests guest
        ON guest.id = c.guest_id AND guest.game_id = c.game_id AND coalesce(guest.claimed_by, $2) = $2
      LEFT JOIN guest_bests best ON best.guest_id = guest.id AND best.board_id = c.game_id
    WHERE c.code_hash = ANY ($1)`,
};

/**
 * $1 hashes of the code, $2 user, $3 login session, $4 key of the draft or null. Locks user and login, so that a deleted account leaves no row
 * behind. Returns no row if one of them is gone, or the code has expired or is confirmed already.
 */
const CONFIRM = {
  name: 'confirm-connect-code',
  text: `
    WITH locked AS (
      SELECT u.id AS user_id, s.id AS login_id FROM users u, sessions s
      WHERE u.id = $2 AND u.deleted_at IS NULL AND s.id = $3 AND s.user_id = u.id
      FOR SHARE
    )
    UPDATE connect_codes c SET user_id = locked.user_id, login_session_id = locked.login_id, draft_key = $4,
      confirmed_at = now()
    FROM locked
    WHERE c.code_hash = ANY ($1) AND c.confirmed_at IS NULL AND c.expires_at > now() RETURNING c.game_id`,
};

/**
 * $1 hashes of the poll secret, $2 id of the session, $3 hash of the device secret. Returns a row once, after the
 * confirmation. Locks login, user and game, so that a connection is not made after they have ended all others, or by a link
 * that has been replaced.
 */
const FETCH = {
  name: 'fetch-connect-ticket',
  text: `
    WITH code AS (
      UPDATE connect_codes SET fetched_at = now()
      WHERE poll_hash = ANY ($1) AND confirmed_at IS NOT NULL AND fetched_at IS NULL AND expires_at > now()
      RETURNING game_id, user_id, login_session_id, is_native, draft_key
    ), login AS (
      SELECT u.id AS user_id FROM code, sessions s, users u, games g
      WHERE code.is_native AND s.id = code.login_session_id AND u.id = s.user_id AND u.deleted_at IS NULL
        AND g.id = code.game_id AND (g.active OR is_maker(g.id, u.id) OR g.draft AND g.draft_key = code.draft_key)
      FOR SHARE OF s, u, g
    ), connected AS (
      INSERT INTO connected_games (id, secret_hash, game_id, user_id)
      SELECT $2, $3, code.game_id, login.user_id FROM code, login RETURNING id
    )
    SELECT game_id AS "gameId", user_id AS "userId", login_session_id AS "loginSessionId", draft_key AS "draftKey",
           EXISTS (SELECT FROM connected) AS "isConnected"
    FROM code`,
};

const STATE_OF_POLL = {
  name: 'state-of-connect-poll',
  text: `SELECT ${STATE} FROM connect_codes c WHERE c.poll_hash = ANY ($1)`,
};

/** $1 batch size. */
const FORGET = {
  name: 'forget-connect-codes',
  text: `
    DELETE FROM connect_codes WHERE code_hash IN (
      SELECT code_hash FROM connect_codes WHERE expires_at < now() - interval '${PLAY_RETENTION.connectCode} milliseconds' LIMIT $1
    ) RETURNING game_id`,
};

/** Connect codes; only their hashes are stored. */
@Injectable()
export class ConnectsRepository {
  constructor(
    private readonly sql: Sql,
    private readonly secrets: ConnectSecrets,
  ) {}

  /** Returns when the code expires; undefined if it is taken. */
  async create({ code, poll, gameId, guestId, isNative }: NewCode): Promise<Date | undefined> {
    const hashes = [this.secrets.hashOfCode(code), this.secrets.hashOfPoll(poll)];
    const [row] = await this.sql.run<{ expiresAt: Date }>(CREATE, [...hashes, gameId, guestId ?? null, isNative]);
    return row?.expiresAt;
  }

  async find(code: string, userId: string): Promise<FoundCode | undefined> {
    const [row] = await this.sql.run<FoundCode>(FIND, [this.secrets.hashesOfCode(code), userId]);
    return row;
  }

  /** Returns false if the code has expired or is confirmed already, or the login session has ended. */
  async confirm(
    code: string,
    { userId, sessionId }: Pick<SessionOwner, 'userId' | 'sessionId'>,
    draftKey: string | null,
  ): Promise<boolean> {
    const rows = await this.sql.run(CONFIRM, [this.secrets.hashesOfCode(code), userId, sessionId, draftKey]);
    return rows.length > 0;
  }

  /** Returns player and game once for each confirmed code. Keeps a native game connected. */
  async fetch(poll: string, sessionId: string, device: string): Promise<ConfirmedCode | undefined> {
    const values = [this.secrets.hashesOfPoll(poll), sessionId, hashSecret(device)];
    const [row] = await this.sql.run<ConfirmedCode>(FETCH, values);
    return row;
  }

  async stateOf(poll: string): Promise<CodeState | undefined> {
    const [row] = await this.sql.run<CodeState>(STATE_OF_POLL, [this.secrets.hashesOfPoll(poll)]);
    return row;
  }

  async deleteOld(limit: number): Promise<number> {
    const rows = await this.sql.run(FORGET, [limit]);
    return rows.length;
  }
}
