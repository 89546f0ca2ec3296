// Separate from the DTO, so that the client can import them without a decorated class.

/** Kinds of content that can be reported. */
export const SUBJECT_KINDS = ['comment', 'game', 'score'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** `appeal`: of a player whose score the creator of its game has removed. */
export const REPORT_REASONS = ['spam', 'abuse', 'cheating', 'broken', 'other', 'appeal'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** In characters. */
export const REPORT_TEXT_MAX = 500;

/** Acts of admins on what is in the queue. `unrank` takes a game out of the global ranking. */
export const ADMIN_ACTS = [
  'dismiss',
  'hide',
  'restore',
  'remove_score',
  'restore_score',
  'unrank',
  'rank',
  'mute',
  'unmute',
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

/** Decisions about a score; the last two are about a held one. */
export const SCORE_ACTS = ['remove_score', 'restore_score', 'accept_score', 'refuse_score'] as const;

export const MODERATION_ACTS = [...ADMIN_ACTS, 'accept_score', 'refuse_score'] as const;
export type ModerationAct = (typeof MODERATION_ACTS)[number];

/** Acts of admins for each kind of content. */
export const ACTS_ON: Record<SubjectKind, readonly AdminAct[]> = {
  comment: ['dismiss', 'hide', 'restore', 'mute', 'unmute'],
  game: ['dismiss', 'hide', 'restore', 'unrank', 'rank', 'mute', 'unmute'],
  score: ['dismiss', 'remove_score', 'restore_score', 'mute', 'unmute'],
};

/** Who acted: an admin, or the creator of the game. */
export const ACTORS = ['admin', 'creator'] as const;
export type Actor = (typeof ACTORS)[number];

export const ACT_REASON_MIN = 3;
export const ACT_REASON_MAX = 500;
export const MUTE_DAYS_MAX = 365;

export const QUEUE_STATUSES = ['open', 'done'] as const;
export type QueueStatus = (typeof QUEUE_STATUSES)[number];
export const QUEUE_PAGE_SIZE = 20;
