import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

/** The user to whom an email goes. */
export interface Recipient {
  userId: string;
  username: string;
  email: string;
  pendingEmail: string | null;
  verified: boolean;
  language: Language;
}

/** ? the language without a stored preference, ? the user's id or address. */
const findBy = (condition: string) => `
  SELECT u.id AS "userId", u.username, u.email, u.pending_email AS "pendingEmail",
         u.email_verified_at IS NOT NULL AS verified, coalesce(p.language, ?) AS language
  FROM users u LEFT JOIN preferences p ON p.user_id = u.id
  WHERE u.deleted_at IS NULL AND ${condition}`;
const BY_ID = findBy('u.id = ?');
const BY_EMAIL = findBy('lower(u.email) = lower(?)');

/** Reads users with their language by SQL, because the preferences module depends on this one. */
@Injectable()
export class EmailRecipientsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Finds the recipient by id, or by address if the email was queued without a user. */
  async find(queued: { userId: string | null; address: string; language: Language }): Promise<Recipient | undefined> {
    const { userId, address, language } = queued;
    const [statement, value] = userId === null ? [BY_EMAIL, address] : [BY_ID, userId];
    const [found] = await this.em.fork().execute<Recipient[]>(statement, [language, value]);
    return found;
  }
}
