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

/** What one person has reported, as admins see it. */
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
  /** How long a mute was to last. */
  days: number | null;
  /** What the subject said at that time; empty once the account of its author has been deleted. */
  snapshot: string;
  created_at: string;
  admin: Person;
  /** Whose subject it is, or who was muted. */
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
  /** Its place among the bests of the others; null beyond the first ten thousand. */
  rank: number | null;
  /** Scores of the same player in this game just before and after it, in the order of time, itself among them. */
  neighbours: { id: number; score: number; created_at: string }[];
}

/**
 * Where a subject stands: on the site, taken off it by an admin, or gone without one (its author has deleted it, or its
 * maker has hidden it).
 */
export const SUBJECT_STATES = ['shown', 'hidden', 'gone'] as const;
export type SubjectState = (typeof SUBJECT_STATES)[number];

/** One subject in the queue, with all that is known about it (GET /api/admin/queue). */
export interface QueueItem {
  kind: SubjectKind;
  id: number;
  status: QueueStatus;
  state: SubjectState;
  game: { id: number; name: string };
  author: Person & { is_admin: boolean; muted_until: string | null };
  /** When the oldest report came that is still open; null when none is. */
  open_since: string | null;
  /** How many reports there are: open ones, or all of them when none is open. */
  reports: number;
  reasons: { reason: ReportReason; count: number }[];
  /** The newest of these reports. */
  details: ReportDetail[];
  /** What it said when it was first reported, where it says something else now. */
  reported_text: string | null;
  /** As it is now; null when it is gone for good. */
  content: CommentContent | GameContent | ScoreContent | null;
  /** The newest acts on it and on its author. */
  acts: LoggedAct[];
}
