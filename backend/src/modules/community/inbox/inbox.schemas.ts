import { NOTICE_KINDS } from '@gamegeek/contracts/inbox/inbox.types.js';
import { MAIL_SETTINGS } from '@gamegeek/contracts/inbox/mail-settings.js';
import {
  flag,
  integer,
  listOf,
  named,
  namedOrNull,
  object,
  orNull,
  text,
  time,
  uuid,
} from '../../../core/openapi/schemas.js';

const NOTICE = named(
  'Notice',
  object({
    id: integer,
    kind: { type: 'string', enum: [...NOTICE_KINDS] },
    created_at: time,
    read: flag,
    actor: orNull(object({ id: uuid, username: text })),
    game: orNull(object({ id: integer, name: text, visible: flag })),
    details: { type: 'object', description: 'Depends on the kind.' },
  }),
);

export const INBOX_PAGE = named('InboxPage', object({ notices: listOf(NOTICE), total: integer, unread: integer }));

/** As sent to live topics. */
export const INBOX_STATE = named('InboxState', object({ unread: integer, newest: namedOrNull(NOTICE) }));

export const UNREAD = named('UnreadNotices', object({ unread: integer }));

export const MAIL_SETTING = named(
  'MailSetting',
  object({ setting: { type: 'string', enum: [...MAIL_SETTINGS] }, on: flag }),
);
