import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

const USERS_PER_BATCH = 100;
/** At most one such email per user in this time. */
const INTERVAL = '1 hour';
/** Limits the ids in the details of one email. */
const NOTICES_PER_EMAIL = 100;

/** Notices that have been read since, or whose owner wants no emails or has no verified address. */
const SKIP_UNWANTED = `
  UPDATE notices n SET mail_at = NULL
  FROM users u LEFT JOIN preferences p ON p.user_id = u.id
  WHERE u.id = n.user_id AND n.mail_at <= now()
    AND (n.read_at IS NOT NULL OR u.email_verified_at IS NULL OR u.deleted_at IS NOT NULL OR NOT coalesce(p.email_notifications, true))`;

const DUE = `
  SELECT DISTINCT n.user_id AS "userId"
  FROM notices n LEFT JOIN inboxes i ON i.user_id = n.user_id
  WHERE n.mail_at <= now() AND (i.mailed_at IS NULL OR i.mailed_at < now() - interval '${INTERVAL}')
  LIMIT ${USERS_PER_BATCH}`;

/** Returns no row when another node was faster or the account has been deleted. */
const CLAIM = `
  INSERT INTO inboxes AS held (user_id, mailed_at)
  SELECT id, now() FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  ON CONFLICT (user_id) DO UPDATE SET mailed_at = now()
  WHERE held.mailed_at IS NULL OR held.mailed_at < now() - interval '${INTERVAL}'
  RETURNING (SELECT email FROM users WHERE id = held.user_id) AS email`;

/** Includes notices that are not due yet, so that one email covers them all. */
const TAKE = `
  UPDATE notices SET mail_at = NULL WHERE id IN (
    SELECT id FROM notices WHERE user_id = ? AND mail_at IS NOT NULL AND read_at IS NULL
    ORDER BY id DESC LIMIT ${NOTICES_PER_EMAIL}
  ) RETURNING id`;

const RECIPIENT = `
  SELECT u.username, u.email, coalesce(p.language, 'en') AS language
  FROM users u LEFT JOIN preferences p ON p.user_id = u.id
  WHERE u.id = ? AND u.deleted_at IS NULL AND u.email_verified_at IS NOT NULL AND coalesce(p.email_notifications, true)`;

export interface Recipient {
  username: string;
  email: string;
  language: Language;
}

@Injectable()
export class NoticeEmailsRepository {
  constructor(private readonly em: EntityManager) {}

  async skipUnwanted(): Promise<void> {
    await this.em.fork().execute(SKIP_UNWANTED);
  }

  /** Returns a batch of users with due notices, and whether there may be more. */
  async findDue(): Promise<{ userIds: string[]; isLast: boolean }> {
    const rows = await this.em.fork().execute<{ userId: string }[]>(DUE);
    return { userIds: rows.map(({ userId }) => userId), isLast: rows.length < USERS_PER_BATCH };
  }

  /**
   * Claims the next email of a user and takes its notices, within the transaction of `em`. Returns undefined when there
   * is nothing to send.
   */
  async claim(em: EntityManager, userId: string): Promise<{ email: string; noticeIds: string[] } | undefined> {
    const [claimed] = await em.execute<{ email: string }[]>(CLAIM, [userId]);
    if (!claimed) return undefined;
    const taken = await em.execute<{ id: string }[]>(TAKE, [userId]);
    return taken.length === 0 ? undefined : { email: claimed.email, noticeIds: taken.map(({ id }) => id) };
  }

  /** Returns undefined when the user no longer wants these emails or has been deleted. */
  async recipient(userId: string): Promise<Recipient | undefined> {
    const [recipient] = await this.em.fork().execute<Recipient[]>(RECIPIENT, [userId]);
    return recipient;
  }

  transactional<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.em.fork().transactional(work);
  }
}
