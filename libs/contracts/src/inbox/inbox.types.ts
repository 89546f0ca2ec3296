import type { AchievementKey } from '@gamegeek/rules/achievements.js';
import type { Language } from '../preferences/preferences.js';

/** Kinds of notices. */
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

/** The default page size of the inbox, and the number in the bell menu. */
export const INBOX_PAGE_SIZE = 10;
/** The maximum number of notices of a user; older ones are deleted. */
export const INBOX_SIZE = 200;
/** The maximum number of ids in one request. */
export const READ_AT_ONCE = 100;

/** An admin's action on content of the reader, or on content the reader has reported. */
export interface ModerationDetails {
  act: 'hide' | 'restore' | 'remove_score' | 'restore_score' | 'mute' | 'unmute' | 'dismiss';
  subject: 'comment' | 'game' | 'score' | 'player';
  /** The name of the game or player. */
  name: string;
  reason: string;
  /** Whether the reader is the author or the reporter. */
  reader: 'author' | 'reporter';
  /** The end of a mute; otherwise null. */
  until: string | null;
}

/** Stored details of each kind of notice. */
export interface NoticeDetails {
  /** The reader's current rank, the score that passed theirs, and its time. */
  overtaken: { rank: number; score: number; at: string };
  comment: { comment_id: number };
  mention: { comment_id: number };
  achievement: { key: AchievementKey };
  /** With titles in all languages at the time of the unlock. */
  game_achievement: { key: string; title: Record<Language, string> };
  /** `week` like 2026-W46; without a game the global board. */
  weekly_result: { week: string; place: number; score: number };
  moderation: ModerationDetails;
  invite: Record<string, never>;
}

/** The beginning of the comment in its current state; empty when its author's account is deleted. */
interface Excerpt {
  excerpt: string;
}

interface NoticeOf<K extends NoticeKind> {
  id: number;
  kind: K;
  created_at: string;
  read: boolean;
  /** The user who caused it, if any. */
  actor: { id: string; username: string } | null;
  /** `visible`: whether the reader can open its page. */
  game: { id: number; name: string; visible: boolean } | null;
  details: NoticeDetails[K] & (K extends 'comment' | 'mention' ? Excerpt : unknown);
}

/** A notice in the inbox. */
export type Notice = { [K in NoticeKind]: NoticeOf<K> }[NoticeKind];

/** GET /api/user/inbox */
export interface InboxPage {
  /** Newest first. */
  notices: Notice[];
  total: number;
  unread: number;
}

/** The state of the bell, which every open page follows. */
export interface InboxState {
  unread: number;
  /** The newest unread notice. */
  newest: Notice | null;
}
