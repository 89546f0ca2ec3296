import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectKind } from '@gamegeek/contracts/moderation/moderation-limits.js';
import { CommentReportTarget } from './comment.report-target.js';
import { GameReportTarget } from './game.report-target.js';
import { ScoreReportTarget } from './score.report-target.js';
import type { Subject, ReportTarget } from './report-target.js';

/** The report targets by kind. */
@Injectable()
export class ReportTargets {
  private readonly targets: Record<SubjectKind, ReportTarget>;

  constructor(comment: CommentReportTarget, game: GameReportTarget, score: ScoreReportTarget) {
    this.targets = { comment, game, score };
  }

  target(kind: SubjectKind): ReportTarget {
    return this.targets[kind];
  }

  async find(em: EntityManager, kind: SubjectKind, id: number): Promise<Subject | undefined> {
    const [subject] = await this.target(kind).load(em, [id]);
    return subject;
  }
}
