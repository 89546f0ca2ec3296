import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { GameModeration } from '../../../games/index.js';
import { loadGames } from './game-subjects.sql.js';
import { isoTime, type Change, type Subject, type ReportTarget } from './report-target.js';

@Injectable()
export class GameReportTarget implements ReportTarget {
  readonly kind = 'game';
  readonly name = 'This game';

  constructor(private readonly moderation: GameModeration) {}

  async load(em: EntityManager, ids: number[]): Promise<Subject[]> {
    const rows = await loadGames(em, ids);
    return rows.map(({ id, name, authorId, state, createdAt, ...content }) => ({
      kind: this.kind,
      id,
      gameId: id,
      gameName: name,
      authorId,
      text: `${name}\n\n${content.description}`,
      state,
      content: { ...content, created_at: isoTime(createdAt) },
    }));
  }

  hide(em: EntityManager, id: number, { reason }: Change): Promise<boolean> {
    return this.moderation.hide(em, id, reason);
  }

  restore(em: EntityManager, id: number, { wasShown }: Change): Promise<boolean> {
    return this.moderation.restore(em, id, wasShown);
  }
}
