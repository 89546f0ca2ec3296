import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectState } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { ScoreRemoval } from '../../../scores/index.js';
import { idList, isoTime, type Subject, type ReportTarget } from './report-target.js';

/** Number of earlier and later scores of the same player that are shown. */
const NEIGHBOURS = 3;
/** Upper limit for counting the rank; boards may have millions of players. */
const MAX_RANK = 10_000;

const near = (time: '<' | '>', order: 'DESC' | 'ASC') => `(
  SELECT id, score, created_at FROM scores
  WHERE user_id = s.user_id AND game_id = s.game_id AND (created_at, id) ${time} (s.created_at, s.id)
  ORDER BY created_at ${order}, id ${order} LIMIT ${NEIGHBOURS}
)`;

const LOAD = `
  SELECT s.id::text, g.id AS "gameId", g.name AS "gameName", s.user_id AS "authorId", s.score::text,
         s.created_at AS "createdAt",
         CASE WHEN s.removed THEN 'hidden' WHEN g.active THEN 'shown' ELSE 'gone' END AS state,
         ahead.count AS ahead, neighbours.rows AS neighbours
  FROM (
    SELECT id, user_id, game_id, score, created_at, false AS removed FROM scores WHERE id = ANY(?::bigint[])
    UNION ALL
    SELECT id, user_id, game_id, score, created_at, true FROM removed_scores
    WHERE id = ANY(?::bigint[]) AND restored_at IS NULL
  ) s
  JOIN games g ON g.id = s.game_id,
  LATERAL (
    SELECT count(*)::integer AS count FROM (
      SELECT FROM personal_bests b
      WHERE b.game_id = s.game_id AND b.score > s.score AND b.user_id <> s.user_id LIMIT ${MAX_RANK}
    ) better
  ) ahead,
  LATERAL (
    SELECT jsonb_agg(
      jsonb_build_object('id', id, 'score', score, 'created_at', created_at) ORDER BY created_at, id
    ) AS rows
    FROM (
      SELECT * FROM ${near('<', 'DESC')} before
      UNION ALL SELECT s.id, s.score, s.created_at
      UNION ALL SELECT * FROM ${near('>', 'ASC')} after
    ) around
  ) neighbours`;

interface ScoreRow {
  /** Bigints are returned as strings. */
  id: string;
  score: string;
  gameId: number;
  gameName: string;
  authorId: string;
  createdAt: string;
  state: SubjectState;
  ahead: number;
  neighbours: { id: number; score: number; created_at: string }[];
}

@Injectable()
export class ScoreReportTarget implements ReportTarget {
  readonly kind = 'score';
  readonly name = 'This score';

  constructor(private readonly removal: ScoreRemoval) {}

  async load(em: EntityManager, ids: number[]): Promise<Subject[]> {
    const wanted = idList(ids, Number.MAX_SAFE_INTEGER);
    const rows = await em.execute<ScoreRow[]>(LOAD, [wanted, wanted]);
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
