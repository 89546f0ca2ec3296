import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubjectKind } from '@gamegeek/contracts/community/moderation/moderation-limits.js';
import type { QueueItem, SubjectState } from '@gamegeek/contracts/community/moderation/moderation.types.js';

/** Something that can be reported and taken off the site, as it is now. */
export interface Subject {
  kind: SubjectKind;
  id: number;
  gameId: number;
  gameName: string;
  /** Whose it is. */
  authorId: string;
  /** What it says, as the log keeps it. */
  text: string;
  state: SubjectState;
  /** What admins look at. */
  content: NonNullable<QueueItem['content']>;
}

/** What is to be told once the transaction is committed. */
export type Tell = () => Promise<void>;

/** What is known beside the subject when it is hidden or brought back. */
export interface Change {
  reason: string;
  /** Whether it was there for everybody when it was hidden. */
  wasShown: boolean;
}

/** How subjects of one kind are looked up, taken off the site and brought back, within the caller's transaction. */
export interface SubjectShelf {
  kind: SubjectKind;
  /** What it is called in a sentence. */
  name: string;
  /** Those of these that exist, the hidden ones too. */
  look(em: EntityManager, ids: number[]): Promise<Subject[]>;
  /** Undefined when there was nothing to hide. */
  hide(em: EntityManager, id: number, change: Change): Promise<Tell | undefined>;
  /** Undefined when it was not hidden. */
  restore(em: EntityManager, id: number, change: Change): Promise<Tell | undefined>;
}

/** As PostgreSQL reads it; ids of the catalogue are 32-bit, and a larger one names nothing. */
export function idList(ids: number[], largest = 2_147_483_647): string {
  return `{${ids.filter((id) => id <= largest).join(',')}}`;
}

export const isoTime = (text: string): string => new Date(text).toISOString();
