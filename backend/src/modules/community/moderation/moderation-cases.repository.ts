import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectKind } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { Subject } from './targets/report-target.js';

/** Serialises reports and actions on a subject, even before it has a case. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('moderation:' || ?::text), hashtext(?::text))`;

const OPEN = `
  INSERT INTO moderation_cases (kind, subject_id, game_id, user_id) VALUES (?, ?::bigint, ?::integer, ?::uuid)
  ON CONFLICT (kind, subject_id) DO NOTHING`;

const FIND = `
  SELECT c.id, c.game_id AS "gameId", g.name AS "gameName", c.user_id AS "authorId", c.was_shown AS "wasShown"
  FROM moderation_cases c JOIN games g ON g.id = c.game_id WHERE c.kind = ? AND c.subject_id = ?::bigint`;

/** Keeps the text as of the first open report. */
const COUNT_REPORT = `
  UPDATE moderation_cases
  SET reported_text = CASE WHEN open_since IS NULL THEN ?::text ELSE reported_text END,
      open_reports = open_reports + 1, open_since = coalesce(open_since, now()), touched_at = now()
  WHERE id = ?`;

const CLOSE = `
  UPDATE moderation_cases SET open_reports = 0, open_since = NULL, touched_at = now(), was_shown = ?::boolean
  WHERE id = ?`;

/** The moderation case of a subject; reports and log entries refer to it. */
export interface ModerationCase {
  id: number;
  gameId: number;
  gameName: string;
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

  /** Opens the case, if needed, with the current text of its subject. */
  async countReport(em: EntityManager, caseId: number, text: string): Promise<void> {
    await em.execute(COUNT_REPORT, [text, caseId]);
  }

  async close(em: EntityManager, { id, wasShown }: ModerationCase): Promise<void> {
    await em.execute(CLOSE, [wasShown, id]);
  }
}
