import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { runIn, type TransactionClient } from '../../../core/database/transaction.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { RUN_COLUMNS, SHOWN_RUNS, type RunRow } from '../../play/recordings/recordings.repository.js';
import { blockedWith } from '../follows/user-blocks.sql.js';

const LENGTH = '3 days';
const ANSWERS_SHOWN = 50;
/** As long as the notices that lead to a challenge. */
const MAX_AGE = '90 days';

/** A challenge with its run. */
export interface ChallengeRow extends RunRow {
  id: string;
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
  answererId: string | null;
  answererName: string | null;
  answer: number;
  answeredAt: Date;
}

/** A challenge with one answer. */
export type OwnChallengeRow = ChallengeRow & (AnswerRow | { answer: null });

/** Whom a result is reported to. */
export interface OtherSideRow extends Row {
  userId: string;
  isChallenger: boolean;
  /** Their own result; null if the challenger has none yet. */
  score: number | null;
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

/** The columns of `ChallengeRow`. Requires challenges as `c`, and JOINS. */
const COLUMNS = `
  c.id, challenger.id AS "challengerId", challenger.username AS "challengerName", own.score AS "challengerRace",
  opponent.id AS "opponentId", opponent.username AS "opponentName", c.ends_at AS "endsAt", c.ends_at <= now() AS over,
  ${RUN_COLUMNS}`;

/** None of a run that is not shown, or of a deleted account. */
const JOINS = `
  JOIN (${SHOWN_RUNS}) ON r.score_id = c.score_id
  JOIN users challenger ON challenger.id = c.created_by AND challenger.deleted_at IS NULL
  LEFT JOIN users opponent ON opponent.id = c.opponent_id
  LEFT JOIN challenge_answers own ON own.challenge_id = c.id AND own.player_id = c.created_by`;

const selectOne = (id: string) => `SELECT ${COLUMNS} FROM challenges c ${JOINS} WHERE c.id = ${id}`;

/** $1 challenge. */
const READ = { name: 'read-challenge', text: selectOne('$1') };

/** What a guest has answered is the player's who has claimed the guest. */
const ANSWERS_WITH_PLAYERS = `
  challenge_answers a
  LEFT JOIN guests g ON g.id = a.guest_id
  LEFT JOIN users u ON u.id = coalesce(g.claimed_by, a.player_id)`;

/** The columns of `AnswerRow`. Requires ANSWERS_WITH_PLAYERS. */
const ANSWER_COLUMNS = `
  u.id AS "answererId", u.username AS "answererName", a.score AS answer, a.answered_at AS "answeredAt"`;

/** $1 challenge, $2 challenger. */
const ANSWERS = {
  name: 'challenge-answers',
  text: `
    SELECT * FROM (
      SELECT DISTINCT ON (coalesce(u.id, a.player_id)) ${ANSWER_COLUMNS}
      FROM ${ANSWERS_WITH_PLAYERS}
      WHERE a.challenge_id = $1 AND u.deleted_at IS NULL AND u.id IS DISTINCT FROM $2
      ORDER BY coalesce(u.id, a.player_id), a.score DESC, a.answered_at
    ) best
    ORDER BY answer DESC, "answeredAt" LIMIT ${ANSWERS_SHOWN}`,
};

/**
 * $1 account. What it has made, has got or has answered, also as a guest; nothing from players of whom one has blocked the
 * other. Read one by one (`OFFSET 0`), so that no plan reads the challenges of others.
 */
const OWN = `
  (
    SELECT id FROM challenges WHERE created_by = $1
    UNION SELECT id FROM challenges WHERE opponent_id = $1
    UNION SELECT challenge_id FROM challenge_answers WHERE player_id = $1
    UNION SELECT a.challenge_id FROM challenge_answers a JOIN guests g ON g.id = a.guest_id WHERE g.claimed_by = $1
  ) ids
  CROSS JOIN LATERAL (${selectOne('ids.id')} OFFSET 0) challenge
  WHERE challenge."challengerId" <> ALL (${blockedWith('$1')})`;

/** Open ones that end first, then those that ended last. */
const OWN_ORDER = 'over, CASE WHEN NOT over THEN "endsAt" END, "endsAt" DESC, challenge.id';

/** $1 account. */
const COUNT_OWN = { name: 'count-own-challenges', text: `SELECT count(*)::int AS count FROM ${OWN}` };

/** $1 account, $2 limit, $3 offset. */
const LIST_OWN = {
  name: 'own-challenges',
  text: `
    SELECT challenge.*, answer.* FROM (SELECT challenge.* FROM ${OWN} ORDER BY ${OWN_ORDER} LIMIT $2 OFFSET $3) challenge
    LEFT JOIN LATERAL (
      SELECT ${ANSWER_COLUMNS} FROM ${ANSWERS_WITH_PLAYERS}
      WHERE a.challenge_id = challenge.id AND u.deleted_at IS NULL AND u.id IS DISTINCT FROM challenge."challengerId"
        AND $1 IN (challenge."challengerId", u.id)
      ORDER BY a.score DESC, a.answered_at LIMIT 1
    ) answer ON true
    ORDER BY ${OWN_ORDER}`,
};

/** $1 accounts and guests. In order, so that no deletion of an account and no notice waits for the other. */
const LOCK_PARTIES = {
  name: 'lock-parties-of-challenge',
  text: 'SELECT FROM users WHERE id = ANY($1::uuid[]) ORDER BY id FOR KEY SHARE',
};

/**
 * $1 challenge, $2 player, $3 score of the race. Keeps the best of an open challenge. The player is locked, so that none is
 * deleted meanwhile, and the challenge, because it may be, and so that one of two first results is the second. The recorded
 * run of the challenger is the result, not another race. A row if the race counts, be it the best or not.
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
      FOR NO KEY UPDATE OF c
    )
    INSERT INTO challenge_answers AS kept (challenge_id, player_id, guest_id, score)
    SELECT challenge.id, player.id, player.guest_id, $3 FROM challenge, player
    ON CONFLICT (challenge_id, player_id) DO UPDATE SET
      score = greatest(kept.score, excluded.score),
      answered_at = CASE WHEN excluded.score > kept.score THEN now() ELSE kept.answered_at END
    RETURNING xmax = 0 AS "isFirst"`,
};

/**
 * $1 challenge, $2 player. The challenger; or, if this is the challenger, the opponent who has answered. All who have a link
 * are too many.
 */
const OTHER_SIDE = {
  name: 'other-side-of-challenge',
  text: `
    SELECT other.id AS "userId", c.created_by = other.id AS "isChallenger",
           CASE WHEN c.created_by = other.id AND s.user_id = other.id THEN s.score ELSE result.score END AS score
    FROM challenges c
    JOIN scores s ON s.id = c.score_id
    JOIN users other ON other.id = CASE WHEN c.created_by = $2 THEN c.opponent_id ELSE c.created_by END
    LEFT JOIN challenge_answers result ON result.challenge_id = c.id AND result.player_id = other.id
    WHERE c.id = $1 AND (other.id = c.created_by OR result.score IS NOT NULL)`,
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

  listOwn(userId: string, { limit, offset }: Slice): Promise<OwnChallengeRow[]> {
    return this.sql.run<OwnChallengeRow>(LIST_OWN, [userId, limit, offset]);
  }

  async countOwn(userId: string): Promise<number> {
    const [row] = await this.sql.run<{ count: number }>(COUNT_OWN, [userId]);
    return row?.count ?? 0;
  }

  /** Until the end of the transaction, none of the accounts is deleted. */
  async lockParties(tx: TransactionClient, ids: (string | null)[]): Promise<void> {
    await runIn(tx, LOCK_PARTIES, [ids]);
  }

  /**
   * Returns undefined if the race does not count: if the challenge is over, another player is challenged, or the run is the
   * challenger's. `isFirst`: it is the player's first one.
   */
  async answer(
    tx: TransactionClient,
    id: string,
    { playerId, score }: { playerId: string; score: number },
  ): Promise<{ isFirst: boolean } | undefined> {
    const [row] = await runIn<{ isFirst: boolean }>(tx, ANSWER, [id, playerId, score]);
    return row;
  }

  /** Whom the first result of a player is reported to, if anybody. */
  async otherSide(tx: TransactionClient, id: string, playerId: string): Promise<OtherSideRow | undefined> {
    const [row] = await runIn<OtherSideRow>(tx, OTHER_SIDE, [id, playerId]);
    return row;
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
