import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PLAY_RETENTION } from '../../../config/limits.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import type { ScoreOrigin } from '../../scores/index.js';
import { hashGuestSecret } from './guest-secret.js';

export interface GuestRow extends Row {
  id: string;
  claimedBy: string | null;
}

export interface GuestBestRow extends Row, ScoreOrigin {
  gameId: number;
  gameName: string;
  active: boolean;
  score: number;
  achievedAt: Date;
  idempotencyKey: string | null;
}

export interface GuestSubmission {
  gameId: number;
  score: number;
  idempotencyKey: string | undefined;
  origin: ScoreOrigin;
}

export interface SavedBest extends Row {
  claimedBy: string | null;
  /** Name of the account that has claimed the guest. */
  username: string | null;
  at: Date;
  best: number | null;
  raised: boolean;
}

const FIND = {
  name: 'find-guest',
  text: `UPDATE guests SET last_seen_at = now() WHERE secret_hash = $1 RETURNING id, claimed_by AS "claimedBy"`,
};

const CREATE = { name: 'create-guest', text: 'INSERT INTO guests (id, secret_hash) VALUES ($1, $2)' };

/**
 * $1 guest, $2 game, $3 score, $4 session, $5 seconds, $6 verified, $7 achievements, $8 idempotency key. Locks the
 * guest: a score is either saved before a claim and claimed with the others, or the claim is visible here.
 */
const SAVE_BEST = {
  name: 'keep-guest-best',
  text: `
    WITH guest AS (
      UPDATE guests SET last_seen_at = now() WHERE id = $1 RETURNING id, claimed_by
    ), kept AS (
      INSERT INTO guest_bests AS held (guest_id, game_id, score, session_id, seconds, verified, achievements,
                                       idempotency_key)
      SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM guest WHERE claimed_by IS NULL
      ON CONFLICT (guest_id, game_id) DO UPDATE SET
        score = excluded.score, achieved_at = excluded.achieved_at, session_id = excluded.session_id,
        seconds = excluded.seconds, verified = excluded.verified, achievements = excluded.achievements,
        idempotency_key = excluded.idempotency_key
      WHERE held.score < excluded.score
      RETURNING score
    )
    SELECT guest.claimed_by AS "claimedBy", u.username, now()::timestamptz(3) AS at,
           EXISTS (SELECT FROM kept) AS raised,
           coalesce((SELECT score FROM kept),
                    (SELECT score FROM guest_bests WHERE guest_id = $1 AND game_id = $2)) AS best
    FROM guest LEFT JOIN users u ON u.id = guest.claimed_by`,
};

const BESTS = {
  name: 'bests-of-guest',
  text: `
    SELECT b.game_id AS "gameId", g.name AS "gameName", g.active, b.score, b.achieved_at AS "achievedAt",
           b.session_id AS "sessionId", b.seconds, b.verified, b.achievements, b.idempotency_key AS "idempotencyKey"
    FROM guest_bests b JOIN games g ON g.id = b.game_id WHERE b.guest_id = $1 ORDER BY b.achieved_at, b.game_id`,
};

/**
 * $1 guest, $2 account, $3 its login session. Running sessions continue for the account. Returns no row if another
 * account has claimed the guest.
 */
const CLAIM = {
  name: 'claim-guest',
  text: `
    WITH guest AS (
      UPDATE guests SET claimed_by = $2 WHERE id = $1 AND coalesce(claimed_by, $2) = $2 RETURNING id
    ), plays AS (
      UPDATE play_sessions SET user_id = $2, login_session_id = $3
      WHERE guest_id = (SELECT id FROM guest) AND ended_at IS NULL AND user_id IS NULL
    )
    SELECT id FROM guest`,
};

const IS_CLAIMED_BY = { name: 'guest-is-claimed-by', text: 'SELECT FROM guests WHERE id = $1 AND claimed_by = $2' };

const DELETE_BEST = { name: 'drop-guest-best', text: 'DELETE FROM guest_bests WHERE guest_id = $1 AND game_id = $2' };

/** $1 guest. Ends the sessions; claimed scores belong to the account and stay. */
const FORGET = {
  name: 'forget-guest',
  text: `
    WITH plays AS (
      UPDATE play_sessions SET ended_at = clock_timestamp()
      WHERE guest_id = $1 AND ended_at IS NULL AND user_id IS NULL
    )
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

  async find(secret: string): Promise<GuestRow | undefined> {
    const [row] = await this.sql.run<GuestRow>(FIND, [hashGuestSecret(secret)]);
    return row;
  }

  async create(secret: string): Promise<string> {
    const id = randomUUID();
    await this.sql.run(CREATE, [id, hashGuestSecret(secret)]);
    return id;
  }

  /** Returns undefined if the guest has been deleted. */
  async saveBest(
    id: string,
    { gameId, score, idempotencyKey, origin }: GuestSubmission,
  ): Promise<SavedBest | undefined> {
    const { sessionId, seconds, verified, achievements } = origin;
    const values = [id, gameId, score, sessionId, seconds, verified, achievements, idempotencyKey ?? null];
    const [row] = await this.sql.run<SavedBest>(SAVE_BEST, values);
    return row;
  }

  async bests(id: string): Promise<GuestBestRow[]> {
    return this.sql.run<GuestBestRow>(BESTS, [id]);
  }

  /** Returns false if another account has claimed the guest. */
  async claim(id: string, userId: string, loginSessionId: number): Promise<boolean> {
    const rows = await this.sql.run(CLAIM, [id, userId, loginSessionId]);
    return rows.length > 0;
  }

  async isClaimedBy(id: string, userId: string): Promise<boolean> {
    const rows = await this.sql.run(IS_CLAIMED_BY, [id, userId]);
    return rows.length > 0;
  }

  async deleteBest(id: string, gameId: number): Promise<void> {
    await this.sql.run(DELETE_BEST, [id, gameId]);
  }

  async forget(id: string): Promise<void> {
    await this.sql.run(FORGET, [id]);
  }

  async deleteOld(limit: number): Promise<number> {
    const rows = await this.sql.run(DELETE_OLD, [limit]);
    return rows.length;
  }
}
