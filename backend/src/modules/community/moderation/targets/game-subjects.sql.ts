import type { EntityManager } from '@mikro-orm/postgresql';
import type { GameContent, SubjectState } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { idList } from './report-target.js';

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

export function loadGames(em: EntityManager, ids: number[]): Promise<GameRow[]> {
  return em.execute<GameRow[]>(LOAD, [idList(ids)]);
}
