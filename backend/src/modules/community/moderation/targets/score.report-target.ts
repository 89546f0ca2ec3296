import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ScoreRemoval } from '../../../scores/removal/score-removal.service.js';
import { isoTime, type Subject, type ReportTarget } from './report-target.js';
import { loadScores, MAX_RANK } from './score-subjects.sql.js';

@Injectable()
export class ScoreReportTarget implements ReportTarget {
  readonly kind = 'score';
  readonly name = 'This score';

  constructor(private readonly removal: ScoreRemoval) {}

  async load(em: EntityManager, ids: number[]): Promise<Subject[]> {
    const rows = await loadScores(em, ids);
    return rows.map(({ id, score, createdAt, ahead, neighbours, ...row }) => ({
      kind: this.kind,
      id: Number(id),
      ...row,
      text: score,
      content: {
        score: Number(score),
        created_at: isoTime(createdAt),
        rank: ahead < MAX_RANK ? ahead + 1 : null,
        neighbours: neighbours.map((near) => ({ ...near, created_at: isoTime(near.created_at) })),
      },
    }));
  }

  async hide(em: EntityManager, id: number): Promise<boolean> {
    return (await this.removal.remove(em, id)) !== undefined;
  }

  async restore(em: EntityManager, id: number): Promise<boolean> {
    return (await this.removal.restore(em, id)) !== undefined;
  }
}
