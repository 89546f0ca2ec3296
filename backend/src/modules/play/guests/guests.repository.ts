import { randomUUID } from 'node:crypto';
import { MAX_SCORE } from '@gamegeek/contracts/boards/board-settings.js';
import type { BoardValues } from '@gamegeek/rules/boards/values.js';
import { Injectable } from '@nestjs/common';
import { PLAY_RETENTION } from '../../../config/limits.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import type { ScoreOrigin } from '../../scores/submission/submission.js';
import { hashSecret } from '../secrets.js';

/** How many scores of a guest are saved for a board of sums. */
const MOST_SUMMED = 200;

export interface GuestRow extends Row {
  id: string;
  claimedBy: string | null;
}

/** A best of a guest, or a score on a board of sums. */
export interface GuestBestRow extends Row, ScoreOrigin, BoardValues {
  gameId: number;
  boardId: number;
  /** Empty for a best. */
  sumKey: string;
  /** The slug of the board. */
  board: string;
  gameName: string;
  active: boolean;
  score: number;
  achievedAt: Date;
  idempotencyKey: string | null;
}

export interface GuestSubmission {
  gameId: number;
  boardId: number;
  isSummed: boolean;
  score: number;
  idempotencyKey: string | undefined;
  origin: ScoreOrigin;
}

export interface PlayOwner extends Row {
  userId: string;
  username: string;
}

export interface SavedBest extends Row {
  claimedBy: string | null;
  at: Date;
  /** The best, or the sum. */
  best: number;
  raised: boolean;
}

/** $1 hash of the secret, $2 its game; null for the guest of this site's cookie. */
const FIND = {
  name: 'find-guest',
  text: `
    UPDATE guests SET last_seen_at = now()
    WHERE secret_hash = $1 AND game_id IS NOT DISTINCT FROM $2::integer RETURNING id, claimed_by AS "claimedBy"`,
};

const CREATE = { name: 'create-guest', text: 'INSERT INTO guests (id, secret_hash, game_id) VALUES ($1, $2, $3)' };

/**
 * $1 guest, $2 game, $3 score, $4 session, $5 seconds, $6 verified, $7 achievements, $8 idempotency key, $9 finding,
 * $10 board, $11 recording, $12 whether the board adds up scores. Locks the guest: a score is either saved before a claim
 * and claimed with the others, or the claim is visible here. Of a board of sums, each score is saved, once for a key.
 */
const SAVE_BEST = {
  name: 'keep-guest-best',
  text: `
    WITH guest AS (
      UPDATE guests SET last_seen_at = now() WHERE id = $1 RETURNING id, claimed_by
    ), kept AS (
      INSERT INTO guest_bests AS held (guest_id, game_id, board_id, score, session_id, seconds, verified, achievements,
                                       idempotency_key, finding, recording, sum_key)
      SELECT id, $2, $10, $3, $4, $5, $6, $7, $8::text, $9::jsonb, $11::jsonb,
             CASE WHEN $12::boolean THEN coalesce(md5($8::text), gen_random_uuid()::text) ELSE '' END
      FROM guest
      WHERE claimed_by IS NULL
        AND (SELECT count(*) FROM guest_bests WHERE guest_id = $1 AND board_id = $10) < ${MOST_SUMMED}
      ON CONFLICT (guest_id, board_id, sum_key) DO UPDATE SET
        score = excluded.score, achieved_at = excluded.achieved_at, session_id = excluded.session_id,
        seconds = excluded.seconds, verified = excluded.verified, achievements = excluded.achievements,
        idempotency_key = excluded.idempotency_key, finding = excluded.finding, recording = excluded.recording
      WHERE held.score < excluded.score AND held.sum_key = ''
      RETURNING score
    )
    SELECT guest.claimed_by AS "claimedBy", now()::timestamptz(3) AS at,
           EXISTS (SELECT FROM kept) AS raised,
           CASE WHEN $12::boolean THEN least(coalesce((SELECT score FROM kept), 0) + saved.score, ${MAX_SCORE})::bigint
           ELSE coalesce((SELECT score FROM kept), saved.score::bigint) END AS best
    FROM guest, (
      SELECT coalesce(sum(score), 0) AS score FROM guest_bests WHERE guest_id = $1 AND board_id = $10
    ) saved`,
};

/** $1 session. The account for which a guest's session continues; no row if it has ended or was not moved. */
const OWNER_OF_PLAY = {
  name: 'owner-of-guest-play',
  text: `
    SELECT u.id AS "userId", u.username FROM play_sessions p JOIN users u ON u.id = p.user_id
    WHERE p.id = $1 AND p.ended_at IS NULL`,
};

/** What a guest plays besides its own game stays behind: the secret's holder is not the player who claims it. */
const IN_ITS_GAME = (table: string) => `coalesce(guest.game_id, ${table}.game_id) = ${table}.game_id`;

const BESTS = {
  name: 'bests-of-guest',
  text: `
    SELECT b.game_id AS "gameId", b.board_id AS "boardId", b.sum_key AS "sumKey", board.slug AS board, board.direction, board.decimals,
           g.name AS "gameName", g.active, b.score, b.achieved_at AS "achievedAt",
           b.session_id AS "sessionId", b.seconds, b.verified, b.achievements, b.finding, b.recording,
           b.idempotency_key AS "idempotencyKey"
    FROM guests guest JOIN guest_bests b ON b.guest_id = guest.id AND ${IN_ITS_GAME('b')} JOIN games g ON g.id = b.game_id
    JOIN boards board ON board.id = b.board_id
    WHERE guest.id = $1 ORDER BY b.achieved_at, b.board_id, b.sum_key`,
};

/** $1 guest, $2 account. Returns no row if the guest has been claimed before. From now on it opens no session. */
const CLAIM = {
  name: 'claim-guest',
  text: 'UPDATE guests SET claimed_by = $2 WHERE id = $1 AND claimed_by IS NULL RETURNING id',
};

/**
 * $1 guest, $2 account, $3 its login session. A login that has just ended takes no session over, nor a blocked player.
 */
const MOVE_PLAYS = {
  name: 'move-guest-plays',
  text: `
    WITH login AS (SELECT id FROM sessions WHERE id = $3 AND user_id = $2 FOR SHARE)
    UPDATE play_sessions p SET user_id = $2, login_session_id = login.id
    FROM guests guest, login
    WHERE guest.id = $1 AND p.guest_id = guest.id AND p.ended_at IS NULL AND p.user_id IS NULL AND ${IN_ITS_GAME('p')}
      AND NOT EXISTS (SELECT FROM game_blocks b WHERE b.game_id = p.game_id AND b.user_id = $2)`,
};

/** $1 guest. */
const END_PLAYS = {
  name: 'end-guest-plays',
  text: `
    UPDATE play_sessions SET ended_at = clock_timestamp()
    WHERE guest_id = $1 AND ended_at IS NULL AND user_id IS NULL RETURNING id`,
};

const IS_CLAIMED_BY = { name: 'guest-is-claimed-by', text: 'SELECT FROM guests WHERE id = $1 AND claimed_by = $2' };

const DELETE_BEST = {
  name: 'drop-guest-best',
  text: 'DELETE FROM guest_bests WHERE guest_id = $1 AND board_id = $2 AND sum_key = $3',
};

/** $1 guest. Ends the sessions; claimed scores belong to the account and stay. */
const FORGET = {
  name: 'forget-guest',
  text: `
    WITH plays AS (${END_PLAYS.text})
    DELETE FROM guests WHERE id = $1`,
};

/** $1 batch size. */
const DELETE_OLD = {
  name: 'forget-old-guests',
  text: `
    DELETE FROM guests WHERE id IN (
      SELECT id FROM guests WHERE last_seen_at < now() - interval '${PLAY_RETENTION.guest} milliseconds' LIMIT $1
    ) RETURNING id`,
};

@Injectable()
export class GuestsRepository {
  constructor(private readonly sql: Sql) {}

  /** `gameId` is the game of the secret; null for the guest of this site’s cookie. */
  async find(secret: string, gameId: number | null): Promise<GuestRow | undefined> {
    const [row] = await this.sql.run<GuestRow>(FIND, [hashSecret(secret), gameId]);
    return row;
  }

  async create(secret: string, gameId: number | null): Promise<string> {
    const id = randomUUID();
    await this.sql.run(CREATE, [id, hashSecret(secret), gameId]);
    return id;
  }

  /** Returns undefined if the guest has been deleted. */
  async saveBest(
    id: string,
    { gameId, boardId, isSummed, score, idempotencyKey, origin }: GuestSubmission,
  ): Promise<SavedBest | undefined> {
    const { sessionId, seconds, verified, achievements, finding, recording } = origin;
    const run = [sessionId, seconds, verified, achievements, idempotencyKey ?? null, finding];
    const values = [id, gameId, score, ...run, boardId, recording, isSummed];
    const [row] = await this.sql.run<SavedBest>(SAVE_BEST, values);
    return row;
  }

  async bests(id: string): Promise<GuestBestRow[]> {
    return this.sql.run<GuestBestRow>(BESTS, [id]);
  }

  async ownerOfPlay(sessionId: string): Promise<PlayOwner | undefined> {
    const [row] = await this.sql.run<PlayOwner>(OWNER_OF_PLAY, [sessionId]);
    return row;
  }

  /**
   * Running sessions of the guest continue for the account or end. Returns whether some have ended; undefined if
   * another account has claimed the guest.
   */
  claim(id: string, userId: string, loginSessionId: number): Promise<{ playsEnded: boolean } | undefined> {
    // One statement would not see a session that opens meanwhile.
    return this.sql.transaction(async (client) => {
      const claimed = await client.query({ ...CLAIM, values: [id, userId] });
      if (claimed.rows.length > 0) await client.query({ ...MOVE_PLAYS, values: [id, userId, loginSessionId] });
      else if ((await client.query({ ...IS_CLAIMED_BY, values: [id, userId] })).rows.length === 0) return undefined;
      const ended = await client.query({ ...END_PLAYS, values: [id] });
      return { playsEnded: ended.rows.length > 0 };
    });
  }

  async isClaimedBy(id: string, userId: string): Promise<boolean> {
    const rows = await this.sql.run(IS_CLAIMED_BY, [id, userId]);
    return rows.length > 0;
  }

  async deleteBest(id: string, { boardId, sumKey }: Pick<GuestBestRow, 'boardId' | 'sumKey'>): Promise<void> {
    await this.sql.run(DELETE_BEST, [id, boardId, sumKey]);
  }

  async forget(id: string): Promise<void> {
    await this.sql.run(FORGET, [id]);
  }

  async deleteOld(limit: number): Promise<number> {
    const rows = await this.sql.run(DELETE_OLD, [limit]);
    return rows.length;
  }
}
