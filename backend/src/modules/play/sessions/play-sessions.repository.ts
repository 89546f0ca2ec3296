import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Device } from '@gamegeek/contracts/play/play-origin.js';
import { CONNECTED_GAME_UNUSED, PLAY_SESSION_LIVES, PLAY_SILENCE } from '@gamegeek/contracts/play/play-limits.js';
import type { PlayState } from '@gamegeek/contracts/play/play.schemas.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { PLAY_RETENTION } from '../../../config/limits.js';
import { ago } from '../../../core/database/database-time.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { BestProjection } from '../../scores/bests/best-projection.service.js';
import { IS_USED } from '../connected-games/connected-games.repository.js';
import type { LaunchTicket } from '../launches/launch-ticket.js';

export interface RunningSession extends Row {
  id: string;
  gameId: number;
  /** Null for a guest. */
  userId: string | null;
  username: string | null;
  guestId: string | null;
  startedAt: Date;
  endsAt: Date;
  best: number | null;
}

export interface OpenedSession extends RunningSession {
  /** The language of the account; null for a guest. */
  locale: Language | null;
}

export interface ListedSession extends Row {
  id: string;
  gameId: number;
  gameName: string;
  startedAt: Date;
  endsAt: Date;
  lastPingAt: Date;
  state: PlayState;
  connected: boolean;
  playing: boolean;
}

const milliseconds = (count: number) => `interval '${count} milliseconds'`;
/** The end of a session of a connected game that is used now. */
const UNUSED_FROM_NOW = `now() + ${milliseconds(CONNECTED_GAME_UNUSED)}`;
const IS_PLAYING = `p.last_ping_at > ${ago(PLAY_SILENCE)}`;
/** Silence ends no session of a connected game. */
const IS_RUNNING = `p.ended_at IS NULL AND p.ends_at > now() AND (p.connected_game_id IS NOT NULL OR ${IS_PLAYING})`;
const BEST = `
  coalesce(
    (SELECT score FROM personal_bests b WHERE b.user_id = p.user_id AND b.board_id = p.game_id),
    (SELECT score FROM guest_bests b WHERE p.user_id IS NULL AND b.guest_id = p.guest_id AND b.board_id = p.game_id)
  ) AS best`;
const LOCALE = `coalesce((SELECT language FROM preferences WHERE user_id = p.user_id), 'en') AS locale`;
const USERNAME = '(SELECT u.username FROM users u WHERE u.id = p.user_id) AS username';
const COLUMNS = `
  p.id, p.game_id AS "gameId", p.user_id AS "userId", p.guest_id AS "guestId", p.started_at AS "startedAt", p.ends_at AS "endsAt"`;

/** The draft of game `g` is open to those who have come by its link, or have connected the game before. */
const IS_OPEN = 'g.draft AND g.hidden_reason IS NULL';

/**
 * $1 id, $2 game, $3 player, $4 origin, $5 device, $6 key of the draft, $7 login session. Locks game, player and login, so that none of them is deleted before the
 * insert. Returns no row if one of them is gone or the id is taken. With the id of a connected game, the session is its
 * first, and does not end with the login.
 */
const OPEN = {
  name: 'open-play-session',
  text: `
    WITH locked AS (
      SELECT g.id AS game_id, u.id AS user_id, u.username, s.id AS login_id
      FROM games g, users u, sessions s
      WHERE g.id = $2 AND (g.active OR is_maker(g.id, u.id) OR ${IS_OPEN} AND g.draft_key = $6) AND u.id = $3 AND u.deleted_at IS NULL
        AND s.id = $7 AND s.user_id = u.id AND s.expires_at > now()
        AND NOT EXISTS (SELECT FROM game_blocks WHERE game_id = g.id AND user_id = u.id)
      FOR SHARE OF g, u, s
    ), connected AS (
      SELECT id FROM connected_games WHERE id = $1 FOR SHARE
    ), p AS (
      INSERT INTO play_sessions (id, came_from, device, game_id, user_id, login_session_id, connected_game_id, ends_at)
      SELECT $1, $4, $5, game_id, user_id, CASE WHEN connected.id IS NULL THEN login_id END, connected.id,
             CASE WHEN connected.id IS NULL THEN now() + ${milliseconds(PLAY_SESSION_LIVES)} ELSE ${UNUSED_FROM_NOW} END
      FROM locked LEFT JOIN connected ON true
      ON CONFLICT (id) DO NOTHING
      RETURNING *
    )
    SELECT ${COLUMNS}, locked.username, ${BEST}, ${LOCALE}
    FROM p, locked`,
};

/** $1 id, $2 connected game, $3 device. Locks like `OPEN`. */
const OPEN_CONNECTED = {
  name: 'open-connected-session',
  text: `
    WITH locked AS (
      SELECT c.id AS connected_game_id, g.id AS game_id, u.id AS user_id, u.username
      FROM connected_games c JOIN games g ON g.id = c.game_id JOIN users u ON u.id = c.user_id
      WHERE c.id = $2 AND (g.active OR is_maker(g.id, u.id) OR ${IS_OPEN}) AND u.deleted_at IS NULL
        AND NOT EXISTS (SELECT FROM game_blocks WHERE game_id = g.id AND user_id = u.id)
      FOR SHARE OF c, g, u
    ), p AS (
      INSERT INTO play_sessions (id, came_from, device, game_id, user_id, connected_game_id, ends_at)
      SELECT $1, 'code', $3, game_id, user_id, connected_game_id, ${UNUSED_FROM_NOW} FROM locked
      RETURNING *
    )
    SELECT ${COLUMNS}, locked.username, ${BEST}, ${LOCALE}
    FROM p, locked`,
};

/** Like `OPEN`, with $3 guest. */
const OPEN_AS_GUEST = {
  name: 'open-guest-session',
  text: `
    WITH locked AS (
      SELECT g.id AS game_id, guest.id AS guest_id FROM games g, guests guest
      WHERE g.id = $2 AND (g.active OR ${IS_OPEN} AND g.draft_key = $6) AND guest.id = $3 AND guest.claimed_by IS NULL AND coalesce(guest.game_id, g.id) = g.id
      FOR SHARE
    ), p AS (
      INSERT INTO play_sessions (id, came_from, device, game_id, guest_id, ends_at)
      SELECT $1, $4, $5, game_id, guest_id, now() + ${milliseconds(PLAY_SESSION_LIVES)} FROM locked
      ON CONFLICT (id) DO NOTHING
      RETURNING *
    )
    SELECT ${COLUMNS}, NULL AS username,
           (SELECT score FROM guest_bests b WHERE b.guest_id = p.guest_id AND b.board_id = p.game_id) AS best,
           NULL AS locale
    FROM p`,
};

const EXISTS = { name: 'play-session-exists', text: 'SELECT FROM play_sessions WHERE id = $1' };

/** $1 id, $2 state or null. Each use of a connected game moves the end of its session. */
const TOUCH = {
  name: 'touch-play-session',
  text: `
    UPDATE play_sessions p SET last_ping_at = now(), state = coalesce($2, p.state),
      ends_at = CASE WHEN p.connected_game_id IS NULL THEN p.ends_at ELSE ${UNUSED_FROM_NOW} END
    WHERE p.id = $1 AND ${IS_RUNNING}
    RETURNING ${COLUMNS}, ${USERNAME}, NULL AS best`,
};

const READ = {
  name: 'read-play-session',
  text: `
    SELECT ${COLUMNS}, ${USERNAME}, ${BEST} FROM play_sessions p
    WHERE p.id = $1 AND ${IS_RUNNING}`,
};

/** $1 id, $2 player; null for the owner of the token. */
const END = {
  name: 'end-play-session',
  text: `
    UPDATE play_sessions SET ended_at = clock_timestamp()
    WHERE id = $1 AND ended_at IS NULL AND ($2::uuid IS NULL OR user_id = $2) RETURNING id`,
};

/** $1 player. A connected game is one row, with its latest session. */
const OF_PLAYER = {
  name: 'play-sessions-of-player',
  text: `
    SELECT p.id, p.game_id AS "gameId", g.name AS "gameName", p.started_at AS "startedAt", p.ends_at AS "endsAt",
           p.last_ping_at AS "lastPingAt", p.state, false AS connected, true AS playing
    FROM play_sessions p JOIN games g ON g.id = p.game_id
    WHERE p.user_id = $1 AND p.connected_game_id IS NULL AND ${IS_RUNNING}
    UNION ALL
    SELECT c.id, c.game_id, g.name, c.connected_at, used.at + ${milliseconds(CONNECTED_GAME_UNUSED)}, used.at,
           coalesce(latest.state, 'active'), true, coalesce(latest.playing, false)
    FROM connected_games c JOIN games g ON g.id = c.game_id
    LEFT JOIN LATERAL (
      SELECT p.last_ping_at, p.state, p.ended_at IS NULL AND ${IS_PLAYING} AS playing FROM play_sessions p
      WHERE p.connected_game_id = c.id ORDER BY p.last_ping_at DESC LIMIT 1
    ) latest ON true
    CROSS JOIN LATERAL (SELECT coalesce(latest.last_ping_at, c.connected_at) AS at) used
    WHERE c.user_id = $1 AND ${IS_USED}
    ORDER BY 4 DESC, 1`,
};

const END_SILENT = {
  name: 'end-silent-play-sessions',
  text: `
    UPDATE play_sessions SET ended_at = clock_timestamp()
    WHERE ended_at IS NULL AND connected_game_id IS NULL AND last_ping_at < ${ago(PLAY_SILENCE)} RETURNING id`,
};

/** $1 batch size. Sessions of connected games may run for longer. */
const FORGET = {
  name: 'forget-play-sessions',
  text: `
    DELETE FROM play_sessions WHERE id IN (
      SELECT id FROM play_sessions WHERE started_at < ${ago(PLAY_RETENTION.session)}
        AND (connected_game_id IS NULL OR ends_at < now()) LIMIT $1
    ) RETURNING id`,
};

@Injectable()
export class PlaySessionsRepository {
  constructor(
    private readonly sql: Sql,
    private readonly projection: BestProjection,
  ) {}

  async open(ticket: LaunchTicket, device: Device | null): Promise<OpenedSession | undefined> {
    const { guest, sessionId, gameId, playerId, loginSessionId, draftKey, cameFrom } = ticket;
    await this.projection.catchUp();
    const values = [sessionId, gameId, playerId, cameFrom, device, draftKey];
    const [row] = guest
      ? await this.sql.run<OpenedSession>(OPEN_AS_GUEST, values)
      : await this.sql.run<OpenedSession>(OPEN, [...values, loginSessionId]);
    return row;
  }

  /** Returns undefined if the connection has ended. */
  async openConnected(connectedGameId: string, device: Device | null): Promise<OpenedSession | undefined> {
    await this.projection.catchUp();
    const [row] = await this.sql.run<OpenedSession>(OPEN_CONNECTED, [randomUUID(), connectedGameId, device]);
    return row;
  }

  async exists(id: string): Promise<boolean> {
    const rows = await this.sql.run(EXISTS, [id]);
    return rows.length > 0;
  }

  /** Records a sign of life. Returns undefined if the session is over. */
  async touch(id: string, state?: PlayState): Promise<RunningSession | undefined> {
    const [row] = await this.sql.run<RunningSession>(TOUCH, [id, state ?? null]);
    return row;
  }

  async read(id: string): Promise<RunningSession | undefined> {
    await this.projection.catchUp();
    const [row] = await this.sql.run<RunningSession>(READ, [id]);
    return row;
  }

  /** Returns whether a running session, of this user if one is given, was ended. */
  async end(id: string, userId?: string): Promise<boolean> {
    const rows = await this.sql.run(END, [id, userId ?? null]);
    return rows.length > 0;
  }

  async ofPlayer(userId: string): Promise<ListedSession[]> {
    return this.sql.run<ListedSession>(OF_PLAYER, [userId]);
  }

  /** Returns the number of sessions that ended without a ping. */
  async endSilent(): Promise<number> {
    const rows = await this.sql.run(END_SILENT);
    return rows.length;
  }

  async deleteOld(limit: number): Promise<number> {
    const rows = await this.sql.run(FORGET, [limit]);
    return rows.length;
  }
}
