import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { GameContent, SubjectState } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { GameModeration } from '../../../games/index.js';
import { idList, isoTime, type Change, type Subject, type ReportTarget } from './report-target.js';

const LOAD = `
  SELECT g.id, g.name, g.created_by AS "authorId", g.description, g.image_url, g.categories,
         m.name || ' ' || v.version AS model, g.created_at AS "createdAt",
         CASE WHEN g.held_reason IS NOT NULL THEN 'hidden' WHEN g.active THEN 'shown' ELSE 'gone' END AS state
  FROM games g JOIN model_versions v ON v.id = g.model_version_id JOIN ai_models m ON m.id = v.model_id
  WHERE g.id = ANY(?::integer[])`;

interface GameRow extends Omit<GameContent, 'created_at'> {
  id: number;
  name: string;
  authorId: string;
  createdAt: string;
  state: SubjectState;
}

@Injectable()
export class GameReportTarget implements ReportTarget {
  readonly kind = 'game';
  readonly name = 'This game';

  constructor(private readonly moderation: GameModeration) {}

  async load(em: EntityManager, ids: number[]): Promise<Subject[]> {
    const rows = await em.execute<GameRow[]>(LOAD, [idList(ids)]);
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
