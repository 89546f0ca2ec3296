import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Report } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import type { ReportDto } from '@gamegeek/contracts/moderation/report.dto.js';
import { notFound, unauthorized, validationFailed } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import type { SessionOwner } from '../../auth/index.js';
import { ModerationCases, type ModerationCase } from './moderation-cases.repository.js';
import { ModerationUsersRepository } from './moderation-users.repository.js';
import { ReportsRepository, type ReportRow } from './reports.repository.js';
import type { Subject } from './targets/report-target.js';
import { ReportTargets } from './targets/report-targets.service.js';

/** Reports of users to the admins. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly targets: ReportTargets,
    private readonly cases: ModerationCases,
    private readonly reports: ReportsRepository,
    private readonly users: ModerationUsersRepository,
    private readonly limits: RateLimits,
  ) {}

  /** Creates a report, or returns the open report of this user on the same subject. */
  async report(dto: ReportDto, { userId }: SessionOwner): Promise<{ report: Report; isNew: boolean }> {
    await this.limits.consume('report', userId);
    const { kind, id } = dto;
    const { row, isNew } = await this.em.fork().transactional(async (em) => {
      const existing = await this.targets.find(em, kind, id);
      const userIds = [userId, ...(existing ? [existing.authorId] : [])];
      const users = await this.users.lock(em, userIds);
      if (!users.some((user) => user.id === userId && !user.isDeleted)) throw unauthorized();
      await this.cases.lock(em, kind, id);
      const subject = await this.loadReportable(em, dto, userId);
      return this.add(em, await this.cases.findOrCreate(em, subject), subject, dto, userId);
    });
    const { createdAt, ...report } = row;
    return { report: { kind, subject_id: id, ...report, created_at: new Date(createdAt).toISOString() }, isNew };
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
    const open = await this.reports.findOpen(em, caseId, userId);
    if (open) return { row: open, isNew: false };
    const row = await this.reports.insert(em, caseId, userId, { reason: dto.reason, text: dto.text ?? '' });
    await this.cases.countReport(em, caseId, text);
    return { row, isNew: true };
  }
}
