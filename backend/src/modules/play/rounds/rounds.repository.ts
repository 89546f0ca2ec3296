import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ROUND_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import type { Round } from './round.js';

export interface StartedRound extends Row {
  id: string;
  seed: Buffer;
  startedAt: Date;
}

export interface RoundRow extends Row, Round {
  startedAt: Date;
  sessionId: string;
  gameId: number;
  /** The account that plays or has claimed the guest; null for a guest. */
  userId: string | null;
  guestId: string | null;
}

export const SEED_BYTES = 16;
const OLDEST = `now() - interval '${ROUND_LIVES} milliseconds'`;

/** The recorded run that a round races, with the same seed. */
export interface RacedRun {
  scoreId: number;
  seed: Buffer;
}

/** $1 id, $2 session, $3 seed, $4 log, $5 score whose recording it races. */
const START = {
  name: 'start-round',
  text: `
    INSERT INTO play_rounds (id, session_id, seed, log, raced_score_id) VALUES ($1, $2, $3, $4, $5)
    RETURNING id, seed, started_at AS "startedAt"`,
};

/**
 * $1 id. The end of a round is the start of the next one instead of a column, so rounds that start at the same time end
 * each other as well.
 */
const READ = {
  name: 'read-round',
  text: `
    SELECT r.id, r.session_id AS "sessionId", p.game_id AS "gameId", p.user_id AS "userId", p.guest_id AS "guestId",
           r.seed, r.log, r.day, r.raced_score_id AS "racedScoreId", r.started_at AS "startedAt",
           next.started_at IS NOT NULL AS "hasEnded",
           extract(epoch FROM coalesce(next.started_at, now()) - r.started_at)::float8 AS seconds
    FROM play_rounds r JOIN play_sessions p ON p.id = r.session_id
    LEFT JOIN LATERAL (
      SELECT n.started_at FROM play_rounds n
      WHERE n.session_id = r.session_id AND (n.started_at, n.id) > (r.started_at, r.id)
      ORDER BY n.started_at, n.id LIMIT 1
    ) next ON true
    WHERE r.id = $1 AND r.started_at > ${OLDEST}`,
};

/** $1 id, $2 log, $3 longer log. Of concurrent changes one succeeds. */
const EXTEND_LOG = {
  name: 'extend-round-log',
  text: 'UPDATE play_rounds SET log = $3 WHERE id = $1 AND log = $2 RETURNING id',
};

/** $1 batch size. */
const FORGET = {
  name: 'forget-rounds',
  text: `
    DELETE FROM play_rounds WHERE id IN (SELECT id FROM play_rounds WHERE started_at <= ${OLDEST} LIMIT $1) RETURNING id`,
};

@Injectable()
export class RoundsRepository {
  constructor(private readonly sql: Sql) {}

  async start(sessionId: string, log: string | null, raced?: RacedRun): Promise<StartedRound> {
    const seed = raced?.seed ?? randomBytes(SEED_BYTES);
    const values = [randomUUID(), sessionId, seed, log, raced?.scoreId ?? null];
    const [row] = await this.sql.run<StartedRound>(START, values);
    if (!row) throw new Error('the round was not inserted');
    return row;
  }

  /** Returns undefined if the round is unknown or expired. */
  async read(id: string): Promise<RoundRow | undefined> {
    const [row] = await this.sql.run<RoundRow>(READ, [id]);
    return row;
  }

  /** Returns false if the log has been extended meanwhile. */
  async extendLog(id: string, log: string, longer: string): Promise<boolean> {
    const rows = await this.sql.run(EXTEND_LOG, [id, log, longer]);
    return rows.length > 0;
  }

  async deleteOld(limit: number): Promise<number> {
    const rows = await this.sql.run(FORGET, [limit]);
    return rows.length;
  }
}
