import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@gamegeek/contracts/users/preferences.js';
import { SETTINGS, type Settings } from '../../../../config/settings.js';
import { Mailer } from '../../../../core/mail/mailer.js';
import { InboxReader } from '../inbox-reader.js';
import { WayOut } from '../way-out/way-out.js';
import { noticesLetter } from './inbox-letters.js';

const KIND = 'notices';
const READERS_AT_ONCE = 100;
/** At most one such mail a user in this time. */
const PAUSE = '1 hour';
/** So many notices of one mail are named by their ids. */
const MOST = 100;

/** Read meanwhile, or of somebody who wants no mails or has no address that is known to be theirs. */
const LEAVE_OUT = `
  UPDATE notices n SET mail_at = NULL
  FROM users u LEFT JOIN preferences p ON p.user_id = u.id
  WHERE u.id = n.user_id AND n.mail_at <= now()
    AND (n.read_at IS NOT NULL OR u.email_verified_at IS NULL OR u.deleted_at IS NOT NULL OR NOT coalesce(p.email_notifications, true))`;

const DUE = `
  SELECT DISTINCT n.user_id AS "userId"
  FROM notices n LEFT JOIN inboxes i ON i.user_id = n.user_id
  WHERE n.mail_at <= now() AND (i.mailed_at IS NULL OR i.mailed_at < now() - interval '${PAUSE}')
  LIMIT ${READERS_AT_ONCE}`;

/** No row where another node was faster, or the account is being deleted: then it is waited for. */
const CLAIM = `
  INSERT INTO inboxes AS held (user_id, mailed_at)
  SELECT id, now() FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  ON CONFLICT (user_id) DO UPDATE SET mailed_at = now()
  WHERE held.mailed_at IS NULL OR held.mailed_at < now() - interval '${PAUSE}'
  RETURNING (SELECT email FROM users WHERE id = held.user_id) AS email`;

/** Those that are not due yet go along. */
const TAKE = `
  UPDATE notices SET mail_at = NULL WHERE id IN (
    SELECT id FROM notices WHERE user_id = ? AND mail_at IS NOT NULL AND read_at IS NULL ORDER BY id DESC LIMIT ${MOST}
  ) RETURNING id`;

const READER = `
  SELECT u.username, u.email, coalesce(p.language, 'en') AS language
  FROM users u LEFT JOIN preferences p ON p.user_id = u.id
  WHERE u.id = ? AND u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL AND coalesce(p.email_notifications, true)`;

interface Reader {
  username: string;
  email: string;
  language: Language;
}

/** Mails of what nobody has looked at on the site: several notices in one, and seldom. */
@Injectable()
export class NoticeMails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly reader: InboxReader,
    private readonly wayOut: WayOut,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.mailer.define({
      kind: KIND,
      write: async ({ userId, details }) => {
        if (userId === null) return undefined;
        // What was read on the site meanwhile needs no mail.
        const notices = await this.reader.unreadOf(userId, (details.ids ?? '').split(',').map(Number));
        const [to] = await this.em.fork().execute<Reader[]>(READER, [userId]);
        if (!to || notices.length === 0) return undefined;
        const site = this.settings.publicUrl;
        const frame = {
          site,
          href: `${site}/inbox`,
          ...this.wayOut.of(userId, 'email_notifications'),
        };
        return { to: to.email, letter: noticesLetter(to, notices, frame) };
      },
    });
  }

  /** Queues a mail for everybody who has something to hear of. */
  async queueDue(): Promise<void> {
    await this.em.fork().execute(LEAVE_OUT);
    for (;;) {
      const due = await this.em.fork().execute<{ userId: string }[]>(DUE);
      for (const { userId } of due) await this.queue(userId);
      if (due.length < READERS_AT_ONCE) return;
    }
  }

  /** The mail is queued, and its notices are done with, in one transaction. */
  private queue(userId: string): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const [claimed] = await em.execute<{ email: string }[]>(CLAIM, [userId]);
      if (!claimed) return;
      const taken = await em.execute<{ id: string }[]>(TAKE, [userId]);
      if (taken.length === 0) return;
      await this.mailer.queue(em, {
        kind: KIND,
        address: claimed.email,
        language: 'en',
        userId,
        details: { ids: taken.map(({ id }) => id).join(',') },
      });
    });
  }
}
