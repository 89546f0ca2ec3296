import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SCORE_ACTS, type ModerationAct } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { Finding, Report } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import type { ReportDto } from '@gamegeek/contracts/moderation/report.dto.js';
import { notFound, unauthorized, validationFailed } from '../../../core/errors/app-error.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { flaggedScore } from '../../scores/shared/scores.events.js';
import { ModerationCases, type ModerationCase } from './moderation-cases.repository.js';
import { ModerationLogRepository } from './moderation-log.repository.js';
import { ModerationUsersRepository } from './moderation-users.repository.js';
import { ReportsRepository, type ReportRow } from './reports.repository.js';
import type { Subject } from './targets/report-target.js';
import { ReportTargets } from './targets/report-targets.service.js';

/** Open reports by the server on the scores of one player in one game: a program may play many runs. */
const OPEN_FINDINGS = 3;

/** Reports of users to the admins, and those of the server about what it has noticed. */
@Injectable()
export class ReportsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly targets: ReportTargets,
    private readonly cases: ModerationCases,
    private readonly reports: ReportsRepository,
    private readonly log: ModerationLogRepository,
    private readonly users: ModerationUsersRepository,
    private readonly limits: RateLimits,
    private readonly publisher: TransactionalPublisher,
  ) {}

  onModuleInit(): void {
    this.publisher.register('scores.flagged', {
      payload: flaggedScore,
      replay: async (flagged) => {
        for (const { scoreId, finding } of flagged) await this.flag(scoreId, finding);
      },
    });
  }

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

  /** Reports a score on behalf of the server, once; it counts until an admin removes it. */
  async flag(scoreId: number, finding: Finding): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const score = await this.targets.find(em, 'score', scoreId);
      if (!score) return;
      const [author] = await this.users.lock(em, [score.authorId]);
      await this.cases.lock(em, 'score', scoreId);
      const current = await this.targets.find(em, 'score', scoreId);
      if (current?.state !== 'shown' || !author || author.isDeleted) return;
      if ((await this.reports.countOpenFindings(em, author.id, current.gameId)) >= OPEN_FINDINGS) return;
      const { id: caseId } = await this.cases.findOrCreate(em, current);
      const isNew = await this.reports.insertFinding(em, caseId, finding);
      if (isNew) await this.cases.countReport(em, caseId, current.text);
    });
  }

  private async loadReportable(em: EntityManager, { kind, id, reason }: ReportDto, userId: string): Promise<Subject> {
    const target = this.targets.target(kind);
    const subject = await this.targets.find(em, kind, id);
    if (reason === 'appeal' && subject && (await this.mayAppeal(em, subject, userId))) return subject;
    if (subject?.state !== 'shown') throw notFound(target.name);
    if (subject.authorId === userId) throw validationFailed({ id: ['You cannot report your own content'] });
    if (reason === 'appeal') throw validationFailed({ reason: ['Please choose a reason'] });
    return subject;
  }

  /** Players appeal against the removal or refusal of a score by the creator of its game, until an admin has decided about it. */
  private async mayAppeal(em: EntityManager, { kind, id, state, authorId }: Subject, userId: string): Promise<boolean> {
    if (kind !== 'score' || state !== 'hidden' || authorId !== userId) return false;
    const known = await this.cases.find(em, kind, id);
    const decisions: ModerationAct[] = [...SCORE_ACTS, 'dismiss'];
    return known !== undefined && (await this.log.lastActor(em, known.id, decisions)) === 'creator';
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
