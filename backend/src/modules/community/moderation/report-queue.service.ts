import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  SUBJECT_KINDS,
  type QueueStatus,
  type SubjectKind,
} from '@gamegeek/contracts/community/moderation/moderation-limits.js';
import type { LoggedAct, QueueItem } from '@gamegeek/contracts/community/moderation/moderation.types.js';
import type { QueueDto } from '@gamegeek/contracts/community/moderation/queue.dto.js';
import type { Slice } from '../../../core/http/paging.js';
import { ModerationLogRepository } from './moderation-log.repository.js';
import { ReportsRepository, type ReportsOfCase } from './reports.repository.js';
import { isoTime, type Subject } from './targets/report-target.js';
import { ReportTargets } from './targets/report-targets.service.js';

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
  c.reported_text AS "reportedText", c.open_since AS "openSince"`;
const JOINS = 'JOIN games g ON g.id = c.game_id JOIN users u ON u.id = c.user_id';

const ONE = `SELECT ${COLUMNS} FROM moderation_cases c ${JOINS} WHERE c.id = ?`;

interface CaseRow {
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
}

/** Reported subjects with their content, reports and log entries. */
@Injectable()
export class ReportQueue {
  constructor(
    private readonly em: EntityManager,
    private readonly targets: ReportTargets,
    private readonly reports: ReportsRepository,
    private readonly log: ModerationLogRepository,
  ) {}

  async page({ status, kind }: QueueDto, slice: Slice): Promise<{ items: QueueItem[]; total: number }> {
    const { where, order } = LISTS[status];
    const filter = kind === undefined ? where : `${where} AND c.kind = ?`;
    const values = kind === undefined ? [] : [kind];
    const em = this.em.fork();
    const rows = await em.execute<CaseRow[]>(
      `SELECT ${COLUMNS} FROM (SELECT * FROM moderation_cases c WHERE ${filter} ORDER BY ${order} LIMIT ? OFFSET ?) c
       ${JOINS} ORDER BY ${order}`,
      [...values, slice.limit, slice.offset],
    );
    const [count] = await em.execute<{ total: number }[]>(
      `SELECT count(*)::integer AS total FROM moderation_cases c WHERE ${filter}`,
      values,
    );
    return { items: await this.present(em, rows), total: count?.total ?? 0 };
  }

  async item(caseId: number): Promise<QueueItem> {
    const em = this.em.fork();
    const rows = await em.execute<CaseRow[]>(ONE, [caseId]);
    const [item] = await this.present(em, rows);
    if (!item) throw new Error('moderation case not found');
    return item;
  }

  private async present(em: EntityManager, rows: CaseRow[]): Promise<QueueItem[]> {
    const ids = rows.map(({ id }) => id);
    const reports = await this.reports.of(em, ids);
    const acts = await this.log.concerning(em, ids);
    const subjects = await this.loadSubjects(em, rows);
    return rows.map((row) =>
      presentItem(row, subjects.get(keyOf(row.kind, Number(row.subjectId))), reports.get(row.id), acts.get(row.id)),
    );
  }

  private async loadSubjects(em: EntityManager, rows: CaseRow[]): Promise<Map<string, Subject>> {
    const found: Subject[] = [];
    for (const kind of SUBJECT_KINDS) {
      const ids = rows.filter((row) => row.kind === kind).map(({ subjectId }) => Number(subjectId));
      if (ids.length > 0) found.push(...(await this.targets.target(kind).load(em, ids)));
    }
    return new Map(found.map((subject) => [keyOf(subject.kind, subject.id), subject]));
  }
}

const keyOf = (kind: SubjectKind, id: number) => `${kind} ${id}`;

function presentItem(
  row: CaseRow,
  subject: Subject | undefined,
  { reasons, details }: ReportsOfCase = { reasons: [], details: [] },
  acts: LoggedAct[] = [],
): QueueItem {
  const { reportedText } = row;
  return {
    kind: row.kind,
    id: Number(row.subjectId),
    status: row.openSince === null ? 'done' : 'open',
    state: subject?.state ?? 'gone',
    game: { id: row.gameId, name: row.gameName },
    author: {
      id: row.authorId,
      username: row.authorName,
      is_admin: row.isAdmin,
      muted_until: row.mutedUntil && isoTime(row.mutedUntil),
    },
    open_since: row.openSince && isoTime(row.openSince),
    reports: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons,
    details,
    reported_text: reportedText === '' || reportedText === subject?.text ? null : reportedText,
    content: subject?.content ?? null,
    acts,
  };
}
