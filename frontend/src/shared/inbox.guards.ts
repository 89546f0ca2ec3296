import {
  NOTICE_KINDS,
  type InboxPage,
  type InboxState,
  type ModerationDetails,
  type Notice,
  type NoticeKind,
} from '@gamegeek/contracts/inbox/inbox.types.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { ACHIEVEMENTS } from '@gamegeek/rules/achievements.js';
import { isBoolean, isNumber, isString, listOf, nullable, oneOf, shape, type Guard } from './api/shape.js';

type DetailsOf<K extends NoticeKind> = Extract<Notice, { kind: K }>['details'];

const isRemark = shape<DetailsOf<'comment'>>({ comment_id: isNumber, excerpt: isString });

const DETAILS: { [K in NoticeKind]: Guard<DetailsOf<K>> } = {
  overtaken: shape<DetailsOf<'overtaken'>>({ rank: isNumber, score: isNumber, at: isString }),
  comment: isRemark,
  mention: isRemark,
  achievement: shape<DetailsOf<'achievement'>>({ key: oneOf(ACHIEVEMENTS.map(({ key }) => key)) }),
  game_achievement: shape<DetailsOf<'game_achievement'>>({
    key: isString,
    title: shape<Record<Language, string>>({ en: isString, es: isString, fr: isString, de: isString }),
  }),
  weekly_result: shape<DetailsOf<'weekly_result'>>({ week: isString, place: isNumber, score: isNumber }),
  moderation: shape<ModerationDetails>({
    act: oneOf(['hide', 'restore', 'remove_score', 'restore_score', 'mute', 'unmute', 'dismiss']),
    subject: oneOf(['comment', 'game', 'score', 'player']),
    name: isString,
    reason: isString,
    reader: oneOf(['author', 'reporter']),
    until: nullable(isString),
  }),
  invite: shape<Record<string, never>>({}),
};

const isFrame = shape<Omit<Notice, 'details'>>({
  id: isNumber,
  kind: oneOf(NOTICE_KINDS),
  created_at: isString,
  read: isBoolean,
  actor: nullable(shape<NonNullable<Notice['actor']>>({ id: isString, username: isString })),
  game: nullable(shape<NonNullable<Notice['game']>>({ id: isNumber, name: isString, visible: isBoolean })),
});

const isNotice: Guard<Notice> = (value): value is Notice =>
  isFrame(value) && 'details' in value && DETAILS[value.kind](value.details);

export const isInboxPage = shape<InboxPage>({ notices: listOf(isNotice), total: isNumber, unread: isNumber });

export const isInboxState = shape<InboxState>({ unread: isNumber, newest: nullable(isNotice) });
