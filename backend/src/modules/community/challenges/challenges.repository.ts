import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { runIn, type TransactionClient } from '../../../core/database/transaction.js';

const LENGTH = '3 days';
const ANSWERS_SHOWN = 50;
/** As long as the notices that lead to a challenge. */
const MAX_AGE = '90 days';

export interface ChallengeRow extends Row {
  id: string;
  scoreId: number;
  challengerId: string;
  challengerName: string;
  /** The challenger's best race in the challenge, or before it. */
  challengerRace: number | null;
  opponentId: string | null;
  opponentName: string | null;
  endsAt: Date;
  over: boolean;
}

export interface AnswerRow extends Row {
  /** Null for a guest. */
  userId: string | null;
  username: string | null;
  score: number;
  answeredAt: Date;
}

export interface MadeChallenge extends Row {
  id: string;
  endsAt: Date;
}

/** $1 accounts. In order, so that two transactions do not wait for each other. */
const LOCK = {
  name: 'lock-challengers',
  text: 'SELECT FROM users WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE',
};

/** $1 account. */
const COUNT_OPEN = {
  name: 'count-open-challenges',
  text: 'SELECT count(*)::int AS count FROM challenges WHERE created_by = $1 AND ends_at > now()',
};

/** $1 id, $2 score, $3 challenger, $4 opponent. The challenger's best race before counts. */
const CREATE = {
  name: 'create-challenge',
  text: `
    WITH run AS MATERIALIZED (SELECT score_id FROM recordings WHERE score_id = $2 FOR KEY SHARE),
    made AS (
      INSERT INTO challenges (id, score_id, created_by, opponent_id, ends_at)
      SELECT $1, score_id, $3, $4, now() + interval '${LENGTH}' FROM run
      RETURNING id, score_id, created_by, ends_at
    ), raced AS (
      INSERT INTO challenge_answers (challenge_id, player_id, score)
      SELECT made.id, r.player_id, r.score
      FROM made JOIN races r ON r.score_id = made.score_id AND r.player_id = made.created_by
    )
    SELECT id, ends_at AS "endsAt" FROM made`,
};

/** $1 challenge. None of a deleted account. */
const READ = {
  name: 'read-challenge',
  text: `
    SELECT c.id, c.score_id AS "scoreId", challenger.id AS "challengerId", challenger.username AS "challengerName",
           own.score AS "challengerRace", opponent.id AS "opponentId", opponent.username AS "opponentName",
           c.ends_at AS "endsAt", c.ends_at <= now() AS over
    FROM challenges c
    JOIN users challenger ON challenger.id = c.created_by AND challenger.deleted_at IS NULL
    LEFT JOIN users opponent ON opponent.id = c.opponent_id
    LEFT JOIN challenge_answers own ON own.challenge_id = c.id AND own.player_id = c.created_by
    WHERE c.id = $1`,
};

/** $1 challenge, $2 challenger. What a guest has answered is the player's who has claimed the guest. */
const ANSWERS = {
  name: 'challenge-answers',
  text: `
    SELECT "userId", username, score, answered_at AS "answeredAt" FROM (
      SELECT DISTINCT ON (coalesce(u.id, a.player_id)) u.id AS "userId", u.username, a.score, a.answered_at
      FROM challenge_answers a
      LEFT JOIN guests g ON g.id = a.guest_id
      LEFT JOIN users u ON u.id = coalesce(g.claimed_by, a.player_id)
      WHERE a.challenge_id = $1 AND u.deleted_at IS NULL AND u.id IS DISTINCT FROM $2
      ORDER BY coalesce(u.id, a.player_id), a.score DESC, a.answered_at
    ) best
    ORDER BY score DESC, answered_at LIMIT ${ANSWERS_SHOWN}`,
};

/**
 * $1 challenge, $2 player, $3 score of the race. Keeps the best of an open challenge. The player is locked, so that none is
 * deleted meanwhile, and the challenge, because it may be. The recorded run of the challenger is the result, not
 * another race. A row if the race counts, be it the best or not.
 */
const ANSWER = {
  name: 'answer-challenge',
  text: `
    WITH account AS MATERIALIZED (SELECT id FROM users WHERE id = $2 AND deleted_at IS NULL FOR KEY SHARE),
    guest AS MATERIALIZED (SELECT id FROM guests WHERE id = $2 FOR KEY SHARE),
    player AS (SELECT id, NULL::uuid AS guest_id FROM account UNION ALL SELECT id, id FROM guest),
    challenge AS MATERIALIZED (
      SELECT c.id FROM challenges c JOIN recordings r ON r.score_id = c.score_id
      WHERE c.id = $1 AND c.ends_at > now() AND (c.opponent_id IS NULL OR $2 IN (c.opponent_id, c.created_by))
        AND NOT ($2 = c.created_by AND $2 = r.user_id)
      FOR KEY SHARE OF c
    )
    INSERT INTO challenge_answers AS kept (challenge_id, player_id, guest_id, score)
    SELECT challenge.id, player.id, player.guest_id, $3 FROM challenge, player
    ON CONFLICT (challenge_id, player_id) DO UPDATE SET
      score = greatest(kept.score, excluded.score),
      answered_at = CASE WHEN excluded.score > kept.score THEN now() ELSE kept.answered_at END
    RETURNING challenge_id`,
};

/** $1 account. */
const MADE_BY = {
  name: 'challenges-data',
  text: `
    SELECT c.id, c.score_id AS "scoreId", opponent.username AS opponent, c.ends_at AS "endsAt"
    FROM challenges c LEFT JOIN users opponent ON opponent.id = c.opponent_id
    WHERE c.created_by = $1 ORDER BY c.ends_at, c.id`,
};

/** $1 account. */
const ANSWERED_BY = {
  name: 'challenge-answers-data',
  text: `
    SELECT challenge_id AS "challengeId", score, answered_at AS "answeredAt"
    FROM challenge_answers WHERE player_id = $1 ORDER BY answered_at, challenge_id`,
};

/** $1 batch size. */
const DELETE_OLD = {
  name: 'forget-challenges',
  text: `
    DELETE FROM challenges WHERE id IN (
      SELECT id FROM challenges WHERE ends_at < now() - interval '${MAX_AGE}' LIMIT $1
    ) RETURNING id`,
};

@Injectable()
export class ChallengesRepository {
  constructor(private readonly sql: Sql) {}

  /** Until the end of the transaction, none of the accounts makes or gets another challenge. False if one was deleted. */
  async lock(tx: TransactionClient, userIds: string[]): Promise<boolean> {
    return (await runIn(tx, LOCK, [userIds])).length === userIds.length;
  }

  async countOpen(tx: TransactionClient, userId: string): Promise<number> {
    const [row] = await runIn<{ count: number }>(tx, COUNT_OPEN, [userId]);
    return row?.count ?? 0;
  }

  /** Returns undefined if the recording has been deleted. */
  async create(
    tx: TransactionClient,
    { scoreId, challengerId, opponentId }: { scoreId: number; challengerId: string; opponentId: string | null },
  ): Promise<MadeChallenge | undefined> {
    const [row] = await runIn<MadeChallenge>(tx, CREATE, [randomUUID(), scoreId, challengerId, opponentId]);
    return row;
  }

  async read(id: string): Promise<ChallengeRow | undefined> {
    const [row] = await this.sql.run<ChallengeRow>(READ, [id]);
    return row;
  }

  answersOf({ id, challengerId }: ChallengeRow): Promise<AnswerRow[]> {
    return this.sql.run<AnswerRow>(ANSWERS, [id, challengerId]);
  }

  /** Whether the race counts: not if the challenge is over, another player is challenged, or the run is the challenger's. */
  async answer(id: string, playerId: string, score: number): Promise<boolean> {
    return (await this.sql.run(ANSWER, [id, playerId, score])).length > 0;
  }

  madeBy(userId: string): Promise<Row[]> {
    return this.sql.run(MADE_BY, [userId]);
  }

  answeredBy(userId: string): Promise<Row[]> {
    return this.sql.run(ANSWERED_BY, [userId]);
  }

  async deleteOld(limit: number): Promise<number> {
    return (await this.sql.run(DELETE_OLD, [limit])).length;
  }
}
