import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectKind } from '@gamegeek/contracts/moderation/moderation-limits.js';
import type { QueueItem, SubjectState } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { ID_MAX } from '@gamegeek/contracts/validation/id.js';

/** The current state of something that can be reported. */
export interface Subject {
  kind: SubjectKind;
  id: number;
  gameId: number;
  gameName: string;
  authorId: string;
  /** The content as plain text, for the log. */
  text: string;
  state: SubjectState;
  /** The content as shown to admins. */
  content: NonNullable<QueueItem['content']>;
}

/** Parameters of hiding and restoring. */
export interface Change {
  reason: string;
  /** Whether the subject was visible when it was hidden. */
  wasShown: boolean;
}

/** Loads, hides and restores subjects of one kind, within the transaction of `em`. */
export interface ReportTarget {
  kind: SubjectKind;
  /** As used in error messages, such as “This comment”. */
  name: string;
  /** Includes hidden subjects; leaves out ids that do not exist. */
  load(em: EntityManager, ids: number[]): Promise<Subject[]>;
  /** Returns false if there was nothing to hide. */
  hide(em: EntityManager, id: number, change: Change): Promise<boolean>;
  /** Returns false if the subject was not hidden. */
  restore(em: EntityManager, id: number, change: Change): Promise<boolean>;
}

/** Formats a PostgreSQL array. Ids above the limit are left out, because they would not fit the column type. */
export function idList(ids: number[], largest = ID_MAX): string {
  return `{${ids.filter((id) => id <= largest).join(',')}}`;
}

export const isoTime = (text: string): string => new Date(text).toISOString();
