import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectKind } from '@gamegeek/contracts/community/moderation/moderation-limits.js';
import type { Subject } from './subjects/subject.js';

/** Whatever happens to one subject happens one after another, whether or not it has a case yet. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('moderation:' || ?::text), hashtext(?::text))`;

const OPEN = `
  INSERT INTO moderation_cases (kind, subject_id, game_id, user_id) VALUES (?, ?::bigint, ?::integer, ?::uuid)
  ON CONFLICT (kind, subject_id) DO NOTHING`;

const FIND = `
  SELECT id, game_id AS "gameId", user_id AS "authorId", was_shown AS "wasShown"
  FROM moderation_cases WHERE kind = ? AND subject_id = ?::bigint`;

/** All that is known about one subject: its reports and acts lead here. */
export interface Case {
  id: number;
  gameId: number;
  authorId: string;
  /** Whether it was there for everybody when it was hidden. */
  wasShown: boolean;
}

/** The cases of subjects, within the caller's transaction. */
@Injectable()
export class Cases {
  async lock(em: EntityManager, kind: SubjectKind, id: number): Promise<void> {
    await em.execute(LOCK, [kind, String(id)]);
  }

  /** Undefined for what was never reported, nor acted on. */
  async find(em: EntityManager, kind: SubjectKind, id: number): Promise<Case | undefined> {
    const [row] = await em.execute<Case[]>(FIND, [kind, id]);
    return row;
  }

  async of(em: EntityManager, { kind, id, gameId, authorId }: Subject): Promise<Case> {
    await em.execute(OPEN, [kind, id, gameId, authorId]);
    const found = await this.find(em, kind, id);
    if (!found) throw new Error('a case that was just made is not there');
    return found;
  }
}
