import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SUBJECT_KINDS, type SubjectKind } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { LoggedAct, QueueItem } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import type { QueueDto } from '@gamegeek/contracts/moderation/queue.dto.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { ModerationLogRepository } from './moderation-log.repository.js';
import { ReportQueueRepository, type CaseRow } from './report-queue.repository.js';
import { ReportsRepository, type ReportsOfCase } from './reports.repository.js';
import { isoTime, type Subject } from './targets/report-target.js';
import { ReportTargets } from './targets/report-targets.service.js';

/** Reported subjects with their content, reports and log entries. */
@Injectable()
export class ReportQueue {
  constructor(
    private readonly em: EntityManager,
    private readonly cases: ReportQueueRepository,
    private readonly targets: ReportTargets,
    private readonly reports: ReportsRepository,
    private readonly log: ModerationLogRepository,
  ) {}

  async page(query: QueueDto, slice: Slice): Promise<{ items: QueueItem[]; total: number }> {
    const { rows, total } = await this.cases.page(query, slice);
    return { items: await this.present(rows), total };
  }

  async item(caseId: number): Promise<QueueItem> {
    const [item] = await this.present(await this.cases.byId(caseId));
    if (!item) throw new Error('moderation case not found');
    return item;
  }

  private async present(rows: CaseRow[]): Promise<QueueItem[]> {
    const em = this.em.fork();
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
    finding: row.finding,
    reported_text: reportedText === '' || reportedText === subject?.text ? null : reportedText,
    content: subject?.content ?? null,
    acts,
  };
}
