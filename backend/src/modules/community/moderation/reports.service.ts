import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Report } from '@gamegeek/contracts/community/moderation/moderation.types.js';
import type { ReportDto } from '@gamegeek/contracts/community/moderation/report.dto.js';
import { notFound, unauthorized, validationFailed } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import type { SessionOwner } from '../../auth/index.js';
import { ModerationCases, type ModerationCase } from './moderation-cases.repository.js';
import type { Subject } from './targets/report-target.js';
import { ReportTargets } from './targets/report-targets.service.js';

/** Locks the users, so that no report is added by or about an account that is being deleted. */
const LOCK_USERS = `
  SELECT id FROM users WHERE id = ANY(?::uuid[]) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE`;

const COLUMNS = `id, reason, content AS text, created_at AS "createdAt"`;
const HELD = `SELECT ${COLUMNS} FROM reports WHERE case_id = ? AND user_id = ? AND resolved_at IS NULL`;
const ADD = `INSERT INTO reports (case_id, user_id, reason, content) VALUES (?, ?, ?, ?) RETURNING ${COLUMNS}`;

/** Keeps the text as of the first open report. */
const COUNT = `
  UPDATE moderation_cases
  SET reported_text = CASE WHEN open_since IS NULL THEN ?::text ELSE reported_text END,
      open_reports = open_reports + 1, open_since = coalesce(open_since, now()), touched_at = now()
  WHERE id = ?`;

interface ReportRow {
  id: number;
  reason: Report['reason'];
  text: string;
  createdAt: string;
}

/** Reports of users to the admins. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly targets: ReportTargets,
    private readonly cases: ModerationCases,
    private readonly limits: RateLimits,
  ) {}

  /** Creates a report, or returns the open report of this user on the same subject. */
  async report(dto: ReportDto, { userId }: SessionOwner): Promise<{ report: Report; isNew: boolean }> {
    await this.limits.consume('report', userId);
    const { kind, id } = dto;
    const { row, isNew } = await this.em.fork().transactional(async (em) => {
      const found = await this.targets.find(em, kind, id);
      const userIds = [userId, ...(found ? [found.authorId] : [])];
      const held = await em.execute<{ id: string }[]>(LOCK_USERS, [`{${userIds.join(',')}}`]);
      if (!held.some((person) => person.id === userId)) throw unauthorized();
      await this.cases.lock(em, kind, id);
      const subject = await this.loadReportable(em, dto, userId);
      return this.add(em, await this.cases.findOrCreate(em, subject), subject, dto, userId);
    });
    const { createdAt, ...held } = row;
    return { report: { kind, subject_id: id, ...held, created_at: new Date(createdAt).toISOString() }, isNew };
  }

  private async loadReportable(em: EntityManager, { kind, id }: ReportDto, userId: string): Promise<Subject> {
    const target = this.targets.target(kind);
    const subject = await this.targets.find(em, kind, id);
    if (subject?.state !== 'shown') throw notFound(target.name);
    if (subject.authorId === userId) throw validationFailed({ id: ['You cannot report your own content'] });
    return subject;
  }

  private async add(
    em: EntityManager,
    { id: caseId }: ModerationCase,
    { text }: Subject,
    dto: ReportDto,
    userId: string,
  ): Promise<{ row: ReportRow; isNew: boolean }> {
    const [held] = await em.execute<ReportRow[]>(HELD, [caseId, userId]);
    if (held) return { row: held, isNew: false };
    const [row] = await em.execute<ReportRow[]>(ADD, [caseId, userId, dto.reason, dto.text ?? '']);
    if (!row) throw new Error('a report was not stored');
    await em.execute(COUNT, [text, caseId]);
    return { row, isNew: true };
  }
}
