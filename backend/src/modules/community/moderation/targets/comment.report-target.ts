import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CommentModeration } from '../../comments/comment-moderation.service.js';
import { loadComments } from './comment-subjects.sql.js';
import { isoTime, type Subject, type ReportTarget } from './report-target.js';

@Injectable()
export class CommentReportTarget implements ReportTarget {
  readonly kind = 'comment';
  readonly name = 'This comment';

  constructor(private readonly moderation: CommentModeration) {}

  async load(em: EntityManager, ids: number[]): Promise<Subject[]> {
    const rows = await loadComments(em, ids);
    return rows.map(({ edited, createdAt, ...row }) => ({
      kind: this.kind,
      ...row,
      content: { text: row.text, created_at: isoTime(createdAt), edited },
    }));
  }

  hide(em: EntityManager, id: number): Promise<boolean> {
    return this.moderation.hide(em, id);
  }

  restore(em: EntityManager, id: number): Promise<boolean> {
    return this.moderation.restore(em, id);
  }
}
