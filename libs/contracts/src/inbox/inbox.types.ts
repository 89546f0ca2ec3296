import type { AchievementKey } from '@gamegeek/rules/achievements.js';
import type { Language } from '../users/preferences.js';

/** What an inbox tells of. */
export const NOTICE_KINDS = [
  'overtaken',
  'comment',
  'mention',
  'achievement',
  'game_achievement',
  'weekly_result',
  'moderation',
  'invite',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The default size of a page of the inbox, and how many the bell shows. */
export const INBOX_PAGE_SIZE = 10;
/** So many notices a user has at most; older ones leave. */
export const INBOX_SIZE = 200;
/** How many may be marked as read by their ids in one request. */
export const READ_AT_ONCE = 100;

/** What an admin has done with something of the reader's, or with what the reader has reported. */
export interface ModerationDetails {
  act: 'hide' | 'restore' | 'remove_score' | 'restore_score' | 'mute' | 'unmute' | 'dismiss';
  subject: 'comment' | 'game' | 'score' | 'player';
  /** What the subject is called: the name of the game, or of the player. */
  name: string;
  reason: string;
  /** Whose notice it is: that of whoever made the thing, or of whoever reported it. */
  reader: 'author' | 'reporter';
  /** When a mute ends; null for everything else. */
  until: string | null;
}

/** The details of each kind, as they are kept. */
export interface NoticeDetails {
  /** The reader's rank now, the score that passed theirs, and when that was reached. */
  overtaken: { rank: number; score: number; at: string };
  comment: { comment_id: number };
  mention: { comment_id: number };
  achievement: { key: AchievementKey };
  /** With its title in every language, as it was when it was unlocked. */
  game_achievement: { key: string; title: Record<Language, string> };
  /** `week` as in 2026-W46; without a game it is the global board. */
  weekly_result: { week: string; place: number; score: number };
  moderation: ModerationDetails;
  invite: Record<string, never>;
}

/** The beginning of a comment that a notice tells of, as it reads now; empty when its author has left. */
interface Excerpt {
  excerpt: string;
}

interface NoticeOf<K extends NoticeKind> {
  id: number;
  kind: K;
  created_at: string;
  read: boolean;
  /** Who did it; null where that is nobody in particular. */
  actor: { id: string; username: string } | null;
  /** `visible` says whether the reader can open its page. */
  game: { id: number; name: string; visible: boolean } | null;
  details: NoticeDetails[K] & (K extends 'comment' | 'mention' ? Excerpt : unknown);
}

/** One thing that has happened to somebody. */
export type Notice = { [K in NoticeKind]: NoticeOf<K> }[NoticeKind];

/** GET /api/user/inbox */
export interface InboxPage {
  /** Newest first. */
  notices: Notice[];
  total: number;
  unread: number;
}

/** What every open page knows of the inbox: the bell. */
export interface InboxState {
  unread: number;
  /** The newest notice that is not read yet. */
  newest: Notice | null;
}
