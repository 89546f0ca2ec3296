import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { QueueStatus, SubjectKind } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { Finding } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import type { QueueDto } from '@gamegeek/contracts/moderation/queue.dto.js';
import type { Slice } from '../../../core/http/input/paging.js';

/** Filter and order by status: open cases with the most reports first, then the oldest. */
const LISTS: Record<QueueStatus, { where: string; order: string }> = {
  open: { where: 'c.open_since IS NOT NULL', order: 'c.open_reports DESC, c.open_since, c.id' },
  done: {
    where: 'c.open_since IS NULL AND EXISTS (SELECT FROM moderation_log l WHERE l.case_id = c.id)',
    order: 'c.touched_at DESC, c.id DESC',
  },
};

const COLUMNS = `
  c.id, c.kind, c.subject_id::text AS "subjectId", c.game_id AS "gameId", g.name AS "gameName",
  c.user_id AS "authorId", u.username AS "authorName", u.is_admin AS "isAdmin",
  CASE WHEN u.muted_until > now() THEN u.muted_until END AS "mutedUntil",
  c.reported_text AS "reportedText", c.open_since AS "openSince",
  (SELECT finding FROM reports r WHERE r.case_id = c.id AND r.user_id IS NULL) AS finding`;
const JOINS = 'JOIN games g ON g.id = c.game_id JOIN users u ON u.id = c.user_id';

const ONE = `SELECT ${COLUMNS} FROM moderation_cases c ${JOINS} WHERE c.id = ?`;

export interface CaseRow {
  id: number;
  kind: SubjectKind;
  /** A bigint, returned as a string. */
  subjectId: string;
  gameId: number;
  gameName: string;
  authorId: string;
  authorName: string;
  isAdmin: boolean;
  mutedUntil: string | null;
  reportedText: string;
  openSince: string | null;
  finding: Finding | null;
}

@Injectable()
export class ReportQueueRepository {
  constructor(private readonly em: EntityManager) {}

  async page({ status, kind }: QueueDto, { limit, offset }: Slice): Promise<{ rows: CaseRow[]; total: number }> {
    const { where, order } = LISTS[status];
    const filter = kind === undefined ? where : `${where} AND c.kind = ?`;
    const values = kind === undefined ? [] : [kind];
    const em = this.em.fork();
    const rows = await em.execute<CaseRow[]>(
      `SELECT ${COLUMNS} FROM (SELECT * FROM moderation_cases c WHERE ${filter} ORDER BY ${order} LIMIT ? OFFSET ?) c
       ${JOINS} ORDER BY ${order}`,
      [...values, limit, offset],
    );
    const [count] = await em.execute<{ total: number }[]>(
      `SELECT count(*)::integer AS total FROM moderation_cases c WHERE ${filter}`,
      values,
    );
    return { rows, total: count?.total ?? 0 };
  }

  byId(caseId: number): Promise<CaseRow[]> {
    return this.em.fork().execute<CaseRow[]>(ONE, [caseId]);
  }
}
