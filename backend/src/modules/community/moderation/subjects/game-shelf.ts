import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { GameContent, SubjectState } from '@gamegeek/contracts/community/moderation/moderation.types.js';
import { GameHolding } from '../../../games/index.js';
import { idList, isoTime, type Change, type Subject, type SubjectShelf, type Tell } from './subject.js';

const LOOK = `
  SELECT g.id, g.name, g.created_by AS "authorId", g.description, g.image_url, g.categories,
         m.name || ' ' || v.version AS model, g.created_at AS "createdAt",
         CASE WHEN g.held_reason IS NOT NULL THEN 'hidden' WHEN g.active THEN 'shown' ELSE 'gone' END AS state
  FROM games g JOIN model_versions v ON v.id = g.model_version_id JOIN ai_models m ON m.id = v.model_id
  WHERE g.id = ANY(?::integer[])`;

interface GameLook extends Omit<GameContent, 'created_at'> {
  id: number;
  name: string;
  authorId: string;
  createdAt: string;
  state: SubjectState;
}

@Injectable()
export class GameShelf implements SubjectShelf {
  readonly kind = 'game';
  readonly name = 'This game';

  constructor(private readonly holding: GameHolding) {}

  async look(em: EntityManager, ids: number[]): Promise<Subject[]> {
    const rows = await em.execute<GameLook[]>(LOOK, [idList(ids)]);
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

  async hide(em: EntityManager, id: number, { reason }: Change): Promise<Tell | undefined> {
    return (await this.holding.hold(em, id, reason)) ? () => this.holding.tell(id) : undefined;
  }

  async restore(em: EntityManager, id: number, { wasShown }: Change): Promise<Tell | undefined> {
    return (await this.holding.release(em, id, wasShown)) ? () => this.holding.tell(id) : undefined;
  }
}
