import { Injectable } from '@nestjs/common';
import { toValue } from '@gamegeek/rules/boards/values.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { otherBoard, valueOf } from '../../../scores/shared/board-values.js';
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
    return rows.map((row) => {
      const { id, gameId, gameName, authorId, state, score, createdAt, ahead, neighbours } = row;
      const value = valueOf(row, Number(score));
      const { boardName } = otherBoard(row);
      return {
        kind: this.kind,
        id: Number(id),
        ...{ gameId, gameName, authorId, state, text: String(value.score) },
        content: {
          ...(boardName !== undefined && { board_name: boardName }),
          ...value,
          created_at: isoTime(createdAt),
          rank: ahead < MAX_RANK ? ahead + 1 : null,
          neighbours: neighbours.map((near) => ({
            ...{ id: near.id, score: toValue(row, near.score), created_at: isoTime(near.created_at) },
          })),
        },
      };
    });
  }

  async hide(em: EntityManager, id: number): Promise<boolean> {
    return (await this.removal.remove(em, id)) !== undefined;
  }

  async restore(em: EntityManager, id: number): Promise<boolean> {
    return (await this.removal.restore(em, id)) !== undefined;
  }
}
