import type { PublicUser } from '../auth/auth.types.js';
import type { GameCategory } from '../games/categories.js';
import type { ModerationAct, QueueStatus, ReportReason, SubjectKind } from './moderation-limits.js';

type Person = Pick<PublicUser, 'id' | 'username'>;

/** The answer to POST /api/reports. */
export interface Report {
  id: number;
  kind: SubjectKind;
  subject_id: number;
  reason: ReportReason;
  text: string;
  created_at: string;
}

/** The report of one user, as admins see it. */
export interface ReportDetail {
  id: number;
  reason: ReportReason;
  text: string;
  created_at: string;
  reporter: Person;
}

/** An act of an admin (GET /api/admin/log). */
export interface LoggedAct {
  id: number;
  act: ModerationAct;
  kind: SubjectKind;
  subject_id: number;
  game: { id: number; name: string };
  reason: string;
  /** The length of a mute. */
  days: number | null;
  /** The text of the subject at that time; empty once the account of its author is deleted. */
  snapshot: string;
  created_at: string;
  admin: Person;
  /** The author of the subject, or the muted user. */
  user: Person;
}

export interface CommentContent {
  text: string;
  created_at: string;
  edited: boolean;
}

export interface GameContent {
  description: string;
  image_url: string | null;
  categories: GameCategory[];
  model: string;
  created_at: string;
}

export interface ScoreContent {
  score: number;
  created_at: string;
  /** Its rank among the other bests; null beyond the first ten thousand. */
  rank: number | null;
  /** Scores of the same player in this game around it in time, including itself. */
  neighbours: { id: number; score: number; created_at: string }[];
}

/** Visible, hidden by an admin, or removed by its author or maker. */
export const SUBJECT_STATES = ['shown', 'hidden', 'gone'] as const;
export type SubjectState = (typeof SUBJECT_STATES)[number];

/** A subject in the queue with its context (GET /api/admin/queue). */
export interface QueueItem {
  kind: SubjectKind;
  id: number;
  status: QueueStatus;
  state: SubjectState;
  game: { id: number; name: string };
  author: Person & { is_admin: boolean; muted_until: string | null };
  /** The time of the oldest open report; null if there is none. */
  open_since: string | null;
  /** The number of open reports, or of all if none is open. */
  reports: number;
  reasons: { reason: ReportReason; count: number }[];
  /** The newest of these reports. */
  details: ReportDetail[];
  /** The text at the first report, if it has changed since. */
  reported_text: string | null;
  /** The current state; null if it no longer exists. */
  content: CommentContent | GameContent | ScoreContent | null;
  /** The newest actions on it and its author. */
  acts: LoggedAct[];
}
