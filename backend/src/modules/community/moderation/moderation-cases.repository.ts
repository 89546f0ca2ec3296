import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectKind } from '@gamegeek/contracts/community/moderation/moderation-limits.js';
import type { Subject } from './targets/report-target.js';

/** Serialises reports and actions on a subject, even before it has a case. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('moderation:' || ?::text), hashtext(?::text))`;

const OPEN = `
  INSERT INTO moderation_cases (kind, subject_id, game_id, user_id) VALUES (?, ?::bigint, ?::integer, ?::uuid)
  ON CONFLICT (kind, subject_id) DO NOTHING`;

const FIND = `
  SELECT id, game_id AS "gameId", user_id AS "authorId", was_shown AS "wasShown"
  FROM moderation_cases WHERE kind = ? AND subject_id = ?::bigint`;

/** The moderation case of a subject; reports and log entries refer to it. */
export interface ModerationCase {
  id: number;
  gameId: number;
  authorId: string;
  /** Whether the subject was visible when it was hidden. */
  wasShown: boolean;
}

/** All methods run within the transaction of `em`. */
@Injectable()
export class ModerationCases {
  async lock(em: EntityManager, kind: SubjectKind, id: number): Promise<void> {
    await em.execute(LOCK, [kind, String(id)]);
  }

  /** Returns undefined for a subject without reports and actions. */
  async find(em: EntityManager, kind: SubjectKind, id: number): Promise<ModerationCase | undefined> {
    const [row] = await em.execute<ModerationCase[]>(FIND, [kind, id]);
    return row;
  }

  async findOrCreate(em: EntityManager, { kind, id, gameId, authorId }: Subject): Promise<ModerationCase> {
    await em.execute(OPEN, [kind, id, gameId, authorId]);
    const found = await this.find(em, kind, id);
    if (!found) throw new Error('a moderation case was not stored');
    return found;
  }
}
