import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@gamegeek/contracts/users/preferences.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { Mailer, type MailKind } from '../../../core/mail/mailer.js';
import type { Letter } from '../../../core/mail/letter.js';
import type { Device } from '../sessions/sessions.js';
import * as letters from './account-letters.js';
import { MailTokens } from './mail-tokens.js';

type Queued = Parameters<MailKind['write']>[0];
/** To whom a mail goes, with what it needs to know of them. */
interface Recipient {
  userId: string;
  username: string;
  email: string;
  verified: boolean;
  language: Language;
}

type Owner = { id: string; email: string };

const VERIFY_EMAIL = 'verify-email';
const RESET_PASSWORD = 'reset-password';
const PASSWORD_CHANGED = 'password-changed';
const EMAIL_CHANGED = 'email-changed';
const NEW_SIGN_IN = 'new-sign-in';

/** The mails of an account. Each is queued with the change that it tells of, and written as things stand when it leaves. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly tokens: MailTokens,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const kinds: Record<string, (recipient: Recipient, order: Queued) => Promise<Letter | undefined> | Letter> = {
      [VERIFY_EMAIL]: (recipient, order) => this.verifyEmail(recipient, order),
      [RESET_PASSWORD]: (recipient) => this.resetPassword(recipient),
      [PASSWORD_CHANGED]: (recipient) => letters.passwordChanged(recipient, this.page('/auth')),
      [EMAIL_CHANGED]: (recipient) => letters.emailChanged(recipient, this.page('/auth')),
      [NEW_SIGN_IN]: (recipient, { details }) =>
        letters.newSignIn(recipient, details, this.page('/profile?tab=settings&section=security')),
    };
    for (const [kind, write] of Object.entries(kinds)) {
      this.mailer.define({
        kind,
        write: async (order) => {
          const recipient = await this.recipientOf(order);
          const letter = recipient && (await write(recipient, order));
          // A changed address is told to the old one; everything else goes to the mailbox that the account has.
          return letter && { to: kind === EMAIL_CHANGED ? order.address : recipient.email, letter };
        },
      });
    }
  }

  /** The link that confirms the address of an account. */
  async verification(em: EntityManager, user: Owner, language?: Language): Promise<void> {
    await this.queue(em, VERIFY_EMAIL, user, { language });
  }

  /** The same for whoever asks: whether there is such an account is found out when the mail is written. */
  async verificationAgain(email: string, language: Language): Promise<void> {
    await this.mailer.queue(this.em.fork(), { kind: VERIFY_EMAIL, address: email, language });
  }

  /** The link to a new password, for whoever asks. */
  async passwordReset(email: string, language: Language): Promise<void> {
    await this.mailer.queue(this.em.fork(), { kind: RESET_PASSWORD, address: email, language });
  }

  async passwordChanged(em: EntityManager, user: Owner): Promise<void> {
    await this.queue(em, PASSWORD_CHANGED, user);
  }

  /** To the old address. */
  async emailChanged(em: EntityManager, userId: string, oldEmail: string): Promise<void> {
    await this.queue(em, EMAIL_CHANGED, { id: userId, email: oldEmail });
  }

  /** From a device on which the user has never been seen. */
  async newSignIn(em: EntityManager, user: Owner, { ip = '', userAgent = '' }: Device): Promise<void> {
    await this.queue(em, NEW_SIGN_IN, user, { details: { at: new Date().toISOString(), ip, userAgent } });
  }

  private async queue(
    em: EntityManager,
    kind: string,
    { id, email }: Owner,
    { language = 'en', details = {} }: { language?: Language; details?: Record<string, string> } = {},
  ): Promise<void> {
    await this.mailer.queue(em, { kind, address: email, language, userId: id, details });
  }

  private async verifyEmail(recipient: Recipient, { userId, address }: Queued): Promise<Letter | undefined> {
    const stillTheirs = userId === null || recipient.email === address;
    if (recipient.verified || !stillTheirs) return undefined;
    const token = await this.tokens.issue('verify', recipient);
    return token === undefined ? undefined : letters.verifyEmail(recipient, this.page(`/auth?verify=${token}`));
  }

  private async resetPassword(recipient: Recipient): Promise<Letter | undefined> {
    const token = await this.tokens.issue('reset', recipient);
    return token === undefined ? undefined : letters.resetPassword(recipient, this.page(`/auth?reset=${token}`));
  }

  /**
   * By the account's own address, never by the one that somebody typed: the two may be equal to the database and still
   * be two mailboxes.
   */
  private async recipientOf({ userId, address, language }: Queued): Promise<Recipient | undefined> {
    const [found] = await this.em.fork().execute<(Omit<Recipient, 'language'> & { language: Language | null })[]>(
      `SELECT u.id AS "userId", u.username, u.email, u.email_verified_at IS NOT NULL AS verified, p.language
       FROM users u LEFT JOIN preferences p ON p.user_id = u.id
       WHERE u.deleted_at IS NULL AND ${userId === null ? 'lower(u.email) = lower(?)' : 'u.id = ?'}`,
      [userId ?? address],
    );
    return found && { ...found, language: found.language ?? language };
  }

  private page(path: string): string {
    return `${this.settings.publicUrl}${path}`;
  }
}
