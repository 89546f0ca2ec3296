import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ROUND_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';

export interface StartedRound extends Row {
  id: string;
  seed: Buffer;
  startedAt: Date;
}

export interface RoundRow extends Row {
  id: string;
  sessionId: string;
  gameId: number;
  /** The account that plays or has claimed the guest; null for a guest. */
  userId: string | null;
  guestId: string | null;
  seed: Buffer;
  /** Seconds from its start to the start of the session's next round, or until now. */
  seconds: number;
  hasEnded: boolean;
}

const SEED_BYTES = 16;
const OLDEST = `now() - interval '${ROUND_LIVES} milliseconds'`;

/** $1 id, $2 session, $3 seed. */
const START = {
  name: 'start-round',
  text: `
    INSERT INTO play_rounds (id, session_id, seed) VALUES ($1, $2, $3)
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
           r.seed, next.started_at IS NOT NULL AS "hasEnded",
           extract(epoch FROM coalesce(next.started_at, now()) - r.started_at)::float8 AS seconds
    FROM play_rounds r JOIN play_sessions p ON p.id = r.session_id
    LEFT JOIN LATERAL (
      SELECT n.started_at FROM play_rounds n
      WHERE n.session_id = r.session_id AND (n.started_at, n.id) > (r.started_at, r.id)
      ORDER BY n.started_at, n.id LIMIT 1
    ) next ON true
    WHERE r.id = $1 AND r.started_at > ${OLDEST}`,
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

  async start(sessionId: string): Promise<StartedRound> {
    const [row] = await this.sql.run<StartedRound>(START, [randomUUID(), sessionId, randomBytes(SEED_BYTES)]);
    if (!row) throw new Error('the round was not inserted');
    return row;
  }

  /** Returns undefined if the round is unknown or expired. */
  async read(id: string): Promise<RoundRow | undefined> {
    const [row] = await this.sql.run<RoundRow>(READ, [id]);
    return row;
  }

  async deleteOld(limit: number): Promise<number> {
    const rows = await this.sql.run(FORGET, [limit]);
    return rows.length;
  }
}
