import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  SCORE_ACTS,
  type Actor,
  type ModerationAct,
  type SubjectKind,
} from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { GameScore } from '@gamegeek/contracts/moderation/game-scores.schemas.js';
import type { LoggedAct } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { isoTime } from './targets/report-target.js';

/** Number of log entries shown with a case. */
const ACTIONS_PER_CASE = 10;

const COLUMNS = `
  l.id, l.act, c.kind, c.subject_id::text AS "subjectId", c.game_id AS "gameId", g.name AS "gameName", l.reason, l.days,
  l.snapshot, l.created_at AS "createdAt", l.admin_id AS "adminId", admin.username AS "adminName",
  l.user_id AS "userId", u.username, l.by_creator AS "byCreator"`;
const JOINS = `
  JOIN moderation_cases c ON c.id = l.case_id JOIN games g ON g.id = c.game_id
  JOIN users admin ON admin.id = l.admin_id JOIN users u ON u.id = l.user_id`;

const PAGE = `
  SELECT ${COLUMNS} FROM (SELECT * FROM moderation_log ORDER BY id DESC LIMIT ? OFFSET ?) l ${JOINS} ORDER BY l.id DESC`;
const COUNT = 'SELECT count(*)::integer AS total FROM moderation_log';

/** The newest log entries of each case and of its author. */
const CONCERNING = `
  SELECT asked.id AS "asked", ${COLUMNS}
  FROM moderation_cases asked, LATERAL (
    SELECT * FROM moderation_log WHERE case_id = asked.id OR user_id = asked.user_id ORDER BY id DESC LIMIT ${ACTIONS_PER_CASE}
  ) l ${JOINS}
  WHERE asked.id = ANY(?::integer[]) ORDER BY l.id DESC`;

const APPEND = `
  INSERT INTO moderation_log (case_id, act, admin_id, by_creator, user_id, reason, days, snapshot)
  VALUES (?, ?, ?::uuid, ?, ?::uuid, ?, ?::integer, ?) RETURNING id`;

/** ? case, ? acts. */
const LAST_ACTOR = `
  SELECT CASE WHEN by_creator THEN 'creator' ELSE 'admin' END AS by FROM moderation_log
  WHERE case_id = ? AND act = ANY(?::text[]) ORDER BY id DESC LIMIT 1`;

/** ? scores. Reasons of admins are for the player only. */
const OF_SCORES = `
  SELECT c.subject_id::float8 AS "scoreId", l.act, CASE WHEN l.by_creator THEN 'creator' ELSE 'admin' END AS by,
         CASE WHEN l.by_creator THEN l.reason ELSE '' END AS reason, l.created_at AS "createdAt"
  FROM moderation_cases c JOIN moderation_log l ON l.case_id = c.id
  WHERE c.kind = 'score' AND c.subject_id = ANY(?::bigint[]) AND l.act IN (${SCORE_ACTS.map((act) => `'${act}'`).join(', ')})
  ORDER BY l.id DESC`;

export interface NewLogEntry {
  caseId: number;
  act: ModerationAct;
  /** The admin, or the creator of the game. */
  adminId: string;
  byCreator: boolean;
  /** The author of the subject, or the muted user. */
  userId: string;
  reason: string;
  /** Duration of a mute, null for other actions. */
  days: number | null;
  /** The text of the subject. */
  snapshot: string;
}

interface LogRow {
  id: number;
  act: ModerationAct;
  kind: SubjectKind;
  /** A bigint, returned as a string. */
  subjectId: string;
  gameId: number;
  gameName: string;
  reason: string;
  days: number | null;
  snapshot: string;
  createdAt: string;
  adminId: string;
  adminName: string;
  userId: string;
  username: string;
  byCreator: boolean;
}

type ScoreAct = GameScore['acts'][number];

interface ScoreActRow extends Pick<ScoreAct, 'act' | 'by' | 'reason'> {
  scoreId: number;
  createdAt: string;
}

/** The log of actions. */
@Injectable()
export class ModerationLogRepository {
  constructor(private readonly em: EntityManager) {}

  /** Returns the id of the entry. */
  async append(em: EntityManager, entry: NewLogEntry): Promise<number> {
    const { caseId, act, adminId, byCreator, userId, reason, days, snapshot } = entry;
    const [row] = await em.execute<{ id: number }[]>(APPEND, [
      caseId,
      act,
      adminId,
      byCreator,
      userId,
      reason,
      days,
      snapshot,
    ]);
    if (!row) throw new Error('a log entry was not stored');
    return row.id;
  }

  async page({ limit, offset }: Slice): Promise<{ acts: LoggedAct[]; total: number }> {
    const em = this.em.fork();
    const rows = await em.execute<LogRow[]>(PAGE, [limit, offset]);
    const [count] = await em.execute<{ total: number }[]>(COUNT);
    return { acts: rows.map(presentAct), total: count?.total ?? 0 };
  }

  /** Who was the last to do one of these about a case. */
  async lastActor(em: EntityManager, caseId: number, acts: ModerationAct[]): Promise<Actor | undefined> {
    const [row] = await em.execute<{ by: Actor }[]>(LAST_ACTOR, [caseId, `{${acts.join(',')}}`]);
    return row?.by;
  }

  /** Decisions by score, newest first. */
  async ofScores(scoreIds: number[]): Promise<Map<number, ScoreAct[]>> {
    const rows = await this.em.fork().execute<ScoreActRow[]>(OF_SCORES, [`{${scoreIds.join(',')}}`]);
    const byScore = Map.groupBy(rows, ({ scoreId }) => scoreId);
    return new Map(
      [...byScore].map(([id, acts]) => [
        id,
        acts.map(({ act, by, reason, createdAt }) => ({ act, by, reason, created_at: isoTime(createdAt) })),
      ]),
    );
  }

  /** Returns the log entries by case, newest first. */
  async concerning(em: EntityManager, caseIds: number[]): Promise<Map<number, LoggedAct[]>> {
    const rows = await em.execute<(LogRow & { asked: number })[]>(CONCERNING, [`{${caseIds.join(',')}}`]);
    return new Map([...Map.groupBy(rows, ({ asked }) => asked)].map(([id, acts]) => [id, acts.map(presentAct)]));
  }
}

function presentAct(row: LogRow): LoggedAct {
  return {
    id: row.id,
    act: row.act,
    kind: row.kind,
    subject_id: Number(row.subjectId),
    game: { id: row.gameId, name: row.gameName },
    reason: row.reason,
    days: row.days,
    snapshot: row.snapshot,
    created_at: isoTime(row.createdAt),
    admin: { id: row.adminId, username: row.adminName },
    user: { id: row.userId, username: row.username },
    ...(row.byCreator && { by: 'creator' as const }),
  };
}
