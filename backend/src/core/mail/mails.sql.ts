import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { Row } from '../database/sql.service.js';
import { Mail } from './mail.entity.js';

/** Within the transaction of `em`. The job finds it within seconds, or at once if it is requested. */
export async function insertMail(em: EntityManager, mail: RequiredEntityData<Mail>): Promise<void> {
  await em.insert(Mail, mail);
}

/** Delay after each failed attempt; an email is abandoned after the last, about a day later. */
export const BACK_OFF = ['1 minute', '5 minutes', '15 minutes', '1 hour', '3 hours', '6 hours', '12 hours', '12 hours'];

export interface DueMail extends Row {
  id: number;
  kind: string;
  address: string;
  language: Language;
  userId: string | null;
  details: Record<string, string>;
  attempts: number;
}

/**
 * Counts the attempt and reschedules it before anything is sent: a row is due again if the worker is killed, and two
 * workers never take the same row. Stored times are rounded to milliseconds, so a new row can be due half a millisecond
 * after it was inserted.
 */
export const CLAIM_MAIL = {
  name: 'claim-mail',
  text: `
    UPDATE mails
    SET attempts = attempts + 1,
        due_at = now() + (ARRAY[${BACK_OFF.map((time) => `'${time}'`).join(', ')}]::interval[])[least(attempts + 1, ${BACK_OFF.length})]
    WHERE id = (
      SELECT id FROM mails WHERE due_at <= now() + interval '1 millisecond'
      ORDER BY is_bulk, due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, kind, address, language, user_id AS "userId", details, attempts`,
};

export const DELETE_MAIL = { name: 'forget-mail', text: 'DELETE FROM mails WHERE id = $1' };

export const MAIL_FIGURES = {
  name: 'mail-figures',
  text: `
    SELECT count(*) FILTER (WHERE NOT is_bulk) AS direct, count(*) FILTER (WHERE is_bulk) AS bulk,
           count(*) FILTER (WHERE attempts > 0) AS retrying,
           coalesce(extract(epoch FROM now() - min(due_at) FILTER (WHERE NOT is_bulk)), 0)::float8 AS overdue
    FROM mails`,
};

export interface MailFigures extends Row {
  direct: number;
  bulk: number;
  retrying: number;
  overdue: number;
}
