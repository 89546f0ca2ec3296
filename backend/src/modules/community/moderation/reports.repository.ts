import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReportReason } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { Finding, QueueItem, ReportDetail } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { isoTime } from './targets/report-target.js';

/** Number of reports shown in full. */
const DETAILS_PER_CASE = 20;

/** The open reports of a case, or all reports of a closed one. */
const OF_CASES = `
  FROM moderation_cases c JOIN reports r ON r.case_id = c.id AND (r.resolved_at IS NULL OR c.open_since IS NULL)
  WHERE c.id = ANY(?::integer[])`;

const REASONS = `
  SELECT c.id AS "caseId", r.reason, count(*)::integer AS count ${OF_CASES}
  GROUP BY c.id, r.reason ORDER BY count DESC, r.reason`;

const DETAILS = `
  SELECT newest.*, u.username FROM (
    SELECT c.id AS "caseId", r.id, r.reason, r.content AS text, r.created_at AS "createdAt", r.user_id AS "userId",
           row_number() OVER (PARTITION BY c.id ORDER BY r.id DESC) AS place
    ${OF_CASES} AND r.user_id IS NOT NULL
  ) newest JOIN users u ON u.id = newest."userId"
  WHERE place <= ${DETAILS_PER_CASE} ORDER BY newest.id DESC`;

const COLUMNS = `id, reason, content AS text, created_at AS "createdAt"`;
const FIND_OPEN = `SELECT ${COLUMNS} FROM reports WHERE case_id = ? AND user_id = ? AND resolved_at IS NULL`;
const INSERT = `INSERT INTO reports (case_id, user_id, reason, content) VALUES (?, ?, ?, ?) RETURNING ${COLUMNS}`;
const RESOLVE = `
  UPDATE reports SET resolved_at = now() WHERE case_id = ? AND resolved_at IS NULL RETURNING user_id AS "userId"`;

/** Null users: the reports of the server. Once for each case, even if it was resolved. */
const INSERT_FINDING = `
  INSERT INTO reports (case_id, reason, finding) VALUES (?, 'cheating', ?::jsonb)
  ON CONFLICT (case_id) WHERE user_id IS NULL DO NOTHING RETURNING id`;
const OPEN_FINDINGS = `
  SELECT count(*)::integer AS count FROM moderation_cases c JOIN reports r ON r.case_id = c.id
  WHERE c.user_id = ? AND c.game_id = ? AND c.open_since IS NOT NULL AND r.user_id IS NULL AND r.resolved_at IS NULL`;

export interface ReportRow {
  id: number;
  reason: ReportReason;
  text: string;
  createdAt: string;
}

interface DetailRow {
  caseId: number;
  id: number;
  reason: ReportReason;
  text: string;
  createdAt: string;
  userId: string;
  username: string;
}

export type ReportsOfCase = Pick<QueueItem, 'reasons' | 'details'>;

@Injectable()
export class ReportsRepository {
  async findOpen(em: EntityManager, caseId: number, userId: string): Promise<ReportRow | undefined> {
    const [row] = await em.execute<ReportRow[]>(FIND_OPEN, [caseId, userId]);
    return row;
  }

  async insert(
    em: EntityManager,
    caseId: number,
    userId: string,
    { reason, text }: Pick<ReportRow, 'reason' | 'text'>,
  ): Promise<ReportRow> {
    const [row] = await em.execute<ReportRow[]>(INSERT, [caseId, userId, reason, text]);
    if (!row) throw new Error('a report was not stored');
    return row;
  }

  /** Adds what the server has noticed. Returns false if it was added before. */
  async insertFinding(em: EntityManager, caseId: number, finding: Finding): Promise<boolean> {
    const rows = await em.execute<unknown[]>(INSERT_FINDING, [caseId, JSON.stringify(finding)]);
    return rows.length > 0;
  }

  /** The number of open reports by the server on the scores of a player in a game. */
  async countOpenFindings(em: EntityManager, userId: string, gameId: number): Promise<number> {
    const [row] = await em.execute<{ count: number }[]>(OPEN_FINDINGS, [userId, gameId]);
    return row?.count ?? 0;
  }

  /** Resolves the open reports of a case. Returns their reporters; null for the server. */
  async resolve(em: EntityManager, caseId: number): Promise<(string | null)[]> {
    const rows = await em.execute<{ userId: string | null }[]>(RESOLVE, [caseId]);
    return rows.map(({ userId }) => userId);
  }

  /** Returns reasons and details by case. */
  async of(em: EntityManager, caseIds: number[]): Promise<Map<number, ReportsOfCase>> {
    const ids = `{${caseIds.join(',')}}`;
    const reasons = await em.execute<{ caseId: number; reason: ReportReason; count: number }[]>(REASONS, [ids]);
    const details = await em.execute<DetailRow[]>(DETAILS, [ids]);
    const reasonsOf = Map.groupBy(reasons, ({ caseId }) => caseId);
    const detailsOf = Map.groupBy(details, ({ caseId }) => caseId);
    return new Map(
      caseIds.map((id) => [
        id,
        {
          reasons: (reasonsOf.get(id) ?? []).map(({ reason, count }) => ({ reason, count })),
          details: (detailsOf.get(id) ?? []).map(presentDetail),
        },
      ]),
    );
  }
}

function presentDetail({ id, reason, text, createdAt, userId, username }: DetailRow): ReportDetail {
  return { id, reason, text, created_at: isoTime(createdAt), reporter: { id: userId, username } };
}
