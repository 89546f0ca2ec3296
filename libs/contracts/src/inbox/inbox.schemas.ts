import { ACHIEVEMENT_KEYS } from '@gamegeek/rules/achievements.js';
import * as v from 'valibot';
import { personSchema } from '../auth/auth.schemas.js';
import { boardFormatSchema } from '../boards/board-format.schemas.js';
import { MODERATION_ACTS, SUBJECT_KINDS } from '../moderation/moderation-limits.js';
import { translatedSchema } from '../preferences/preferences.schemas.js';
import { DOUBTS } from '../scores/doubts.js';
import { integer, time, uuid, week } from '../values.js';
import { EMAIL_SETTINGS } from './email-settings.js';

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
  'challenge',
  'challenge_answered',
  'key_score',
  'maker_invite',
  'transfer',
  'followed_record',
  'daily_streak',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The default page size of the inbox, and the number in the bell menu. */
export const INBOX_PAGE_SIZE = 10;
/** The maximum number of notices of a user; older ones are deleted. */
export const INBOX_SIZE = 200;
/** The maximum number of ids in one request. */
export const READ_AT_ONCE = 100;

const commentDetails = {
  comment_id: integer,
  /** The beginning of the comment in its current state; empty when its author's account is deleted. */
  excerpt: v.string(),
};

/** The score whose run the notice is about, if it can be watched. */
const watchable = { score_id: v.optional(integer) };
const boardValue = {
  /** A value of its board. */
  score: v.number(),
  /** How it is shown; absent on boards of integers of which the higher is better. */
  format: v.optional(boardFormatSchema),
};

/** Details of each kind of notice. */
const details = {
  /** The reader's current rank, the score that passed theirs, and its time. */
  overtaken: v.object({ rank: integer, ...boardValue, at: time, ...watchable }),
  comment: v.object(commentDetails),
  mention: v.object(commentDetails),
  achievement: v.object({ key: v.picklist(ACHIEVEMENT_KEYS) }),
  /** With titles in all languages at the time of the unlock. */
  game_achievement: v.object({ key: v.string(), title: translatedSchema }),
  /** Without a game, of the global board. */
  weekly_result: v.object({ week, place: integer, ...boardValue }),
  /**
   * An action of an admin on content of the reader or that the reader has reported, or of a creator on a score of the
   * reader; `hold_score`: the score waits for a maker.
   */
  moderation: v.object({
    act: v.picklist([...MODERATION_ACTS, 'hold_score']),
    subject: v.picklist([...SUBJECT_KINDS, 'player']),
    /** The name of the game or player. */
    name: v.string(),
    reason: v.string(),
    /** Whether the reader is the author or the reporter. */
    reader: v.picklist(['author', 'reporter']),
    /** The end of a mute; otherwise null. */
    until: v.nullable(time),
    /** Missing if an admin acted. */
    by: v.optional(v.literal('creator')),
    /** The score, if the creator of its game acted: the reader may appeal by reporting it. */
    score_id: v.optional(integer),
    /** All scores of the reader outside of the bounds of the game were removed, not one. */
    outside: v.optional(v.literal(true)),
    /** Which rule a held score breaks. */
    doubt: v.optional(v.picklist(DOUBTS)),
  }),
  invite: v.object({}),
  challenge: v.object({ challenge_id: uuid }),
  /** The first result of the actor, or of a guest, in a challenge of the reader, or in one that the actor has sent the reader. */
  challenge_answered: v.object({
    challenge_id: uuid,
    ...boardValue,
    /** The reader's result at that time; null while the challenger has none. */
    own_score: v.nullable(v.number()),
    reader: v.picklist(['challenger', 'opponent']),
  }),
  /** How many players sent a first score with a key since the notice was read, and the last score. */
  key_score: v.object({ players: integer, ...boardValue }),
  /** To make the game with the actor; withdrawn once it is answered. */
  maker_invite: v.object({}),
  /** The actor offers the game; withdrawn once it is answered. */
  transfer: v.object({}),
  /** In how many games a followed player has a new best that day; the game is the last one. */
  followed_record: v.object({ games: integer, ...watchable }),
  /** How many days in a row end today unless the reader plays the daily. */
  daily_streak: v.object({ days: integer }),
};

const noticeFields = {
  id: integer,
  created_at: time,
  read: v.boolean(),
  /** The user who caused it, if any. */
  actor: v.nullable(personSchema),
  /** `visible`: whether the reader can open its page. */
  game: v.nullable(v.object({ id: integer, name: v.string(), visible: v.boolean() })),
};

const notice = <K extends NoticeKind>(kind: K) =>
  v.object({ kind: v.literal(kind), ...noticeFields, details: details[kind] });

/** A notice in the inbox. */
export const noticeSchema = v.variant('kind', [
  notice('overtaken'),
  notice('comment'),
  notice('mention'),
  notice('achievement'),
  notice('game_achievement'),
  notice('weekly_result'),
  notice('moderation'),
  notice('invite'),
  notice('challenge'),
  notice('challenge_answered'),
  notice('key_score'),
  notice('maker_invite'),
  notice('transfer'),
  notice('followed_record'),
  notice('daily_streak'),
]);
export type Notice = v.InferOutput<typeof noticeSchema>;

/** The stored details of each kind of notice; excerpts of comments are joined when it is read. */
export type NoticeDetails = {
  [K in NoticeKind]: Omit<v.InferOutput<(typeof details)[K]>, K extends 'comment' | 'mention' ? 'excerpt' : never>;
};
export type ModerationDetails = NoticeDetails['moderation'];

/** GET /api/user/inbox */
export const inboxPageSchema = v.object({
  /** Newest first. */
  notices: v.array(noticeSchema),
  total: integer,
  unread: integer,
});
export type InboxPage = v.InferOutput<typeof inboxPageSchema>;

/** The state of the bell, which every open page follows. */
export const inboxStateSchema = v.object({
  unread: integer,
  /** The newest unread notice. */
  newest: v.nullable(noticeSchema),
});
export type InboxState = v.InferOutput<typeof inboxStateSchema>;

/** POST /api/user/inbox/read */
export const unreadNoticesSchema = v.object({ unread: integer });
export type UnreadNotices = v.InferOutput<typeof unreadNoticesSchema>;

/** POST /api/unsubscribe and /undo */
export const emailSettingSchema = v.object({ setting: v.picklist(EMAIL_SETTINGS), on: v.boolean() });
export type EmailSettingState = v.InferOutput<typeof emailSettingSchema>;
