import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import type { EmailTemplate } from '../../../core/mail/email-template.js';
import { Mailer, type MailKind } from '../../../core/mail/mailer.service.js';
import * as templates from './account-email-templates.js';
import { EmailRecipientsRepository, type Recipient } from './email-recipients.repository.js';
import { EmailTokensRepository } from './email-tokens.repository.js';

type Queued = Parameters<MailKind['write']>[0];
type Owner = { id: string; email: string };

/** The device of a sign-in. */
interface Device {
  ip?: string;
  userAgent?: string;
}

const VERIFY_EMAIL = 'verify-email';
const RESET_PASSWORD = 'reset-password';
const PASSWORD_CHANGED = 'password-changed';
const CONFIRM_NEW_EMAIL = 'confirm-new-email';
const EMAIL_CHANGE_REQUESTED = 'email-change-requested';
const NEW_SIGN_IN = 'new-sign-in';
const TWO_FACTOR_ENABLED = 'two-factor-enabled';
export const TWO_FACTOR_DISABLED = 'two-factor-disabled';
const TOO_MANY_CODES = 'too-many-codes';
const LOGIN_GUESSES = 'login-guesses';
const TO_ITS_ADDRESS = new Set([CONFIRM_NEW_EMAIL, EMAIL_CHANGE_REQUESTED]);

/** Emails about an account: queued in the transaction of the change, rendered from the state at sending time. */
@Injectable()
export class AccountEmailsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly recipients: EmailRecipientsRepository,
    private readonly tokens: EmailTokensRepository,
    private readonly clock: DatabaseClock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const kinds: Record<
      string,
      (recipient: Recipient, order: Queued) => Promise<EmailTemplate | undefined> | EmailTemplate
    > = {
      [VERIFY_EMAIL]: (recipient, order) => this.verifyEmail(recipient, order),
      [RESET_PASSWORD]: (recipient) => this.resetPassword(recipient),
      [PASSWORD_CHANGED]: (recipient, { details }) =>
        templates.passwordChanged(recipient, this.page('/auth'), { keyReplaced: details.apiKey === 'replaced' }),
      [CONFIRM_NEW_EMAIL]: (recipient, order) => this.newEmail(recipient, order),
      [EMAIL_CHANGE_REQUESTED]: (recipient, order) => this.changeRequested(recipient, order),
      [NEW_SIGN_IN]: (recipient, { details }) => templates.newSignIn(recipient, details, this.securityPage()),
      [TWO_FACTOR_ENABLED]: (recipient) => templates.notice('twoFactorEnabled', recipient, this.securityPage()),
      [TWO_FACTOR_DISABLED]: (recipient) => templates.notice('twoFactorDisabled', recipient, this.securityPage()),
      [LOGIN_GUESSES]: (recipient) => templates.notice('loginGuesses', recipient, this.page('/auth?forgot')),
      [TOO_MANY_CODES]: (recipient) => templates.notice('tooManyCodes', recipient, this.page('/auth?forgot')),
    };
    for (const [kind, write] of Object.entries(kinds)) {
      this.mailer.define({
        kind,
        write: async (order) => {
          const recipient = await this.recipients.find(order);
          const template = recipient && (await write(recipient, order));
          // Other emails go to the address of the account, never to the one that was typed into a form: two addresses
          // that the database considers equal may be different mailboxes.
          return template && { to: TO_ITS_ADDRESS.has(kind) ? order.address : recipient.email, template };
        },
      });
    }
  }

  /** Sends the link that verifies the address of an account. */
  async verification(em: EntityManager, user: Owner, language?: Language): Promise<void> {
    await this.queue(em, VERIFY_EMAIL, user, { language });
  }

  /** The same for an address that may be unknown, which is checked at sending time. */
  async verificationAgain(email: string, language: Language): Promise<void> {
    await this.mailer.queue(this.em.fork(), { kind: VERIFY_EMAIL, address: email, language });
  }

  /** Sends the link to reset the password, to an address that may be unknown. */
  async passwordReset(email: string, language: Language): Promise<void> {
    await this.mailer.queue(this.em.fork(), { kind: RESET_PASSWORD, address: email, language });
  }

  async passwordChanged(em: EntityManager, user: Owner, { keyReplaced }: { keyReplaced: boolean }): Promise<void> {
    await this.queue(em, PASSWORD_CHANGED, user, { details: keyReplaced ? { apiKey: 'replaced' } : {} });
  }

  /** Sends the link that confirms a new address, to that address. */
  async confirmNewEmail(em: EntityManager, userId: string, email: string): Promise<void> {
    await this.queue(em, CONFIRM_NEW_EMAIL, { id: userId, email });
  }

  /** Sends the link that undoes the change, to the old address. */
  async emailChangeRequested(em: EntityManager, user: Owner): Promise<void> {
    await this.queue(em, EMAIL_CHANGE_REQUESTED, user, { details: { at: this.now() } });
  }

  /** For a sign-in from a new device. */
  async newSignIn(em: EntityManager, user: Owner, { ip = '', userAgent = '' }: Device): Promise<void> {
    await this.queue(em, NEW_SIGN_IN, user, { details: { at: this.now(), ip, userAgent } });
  }

  async twoFactorEnabled(em: EntityManager, user: Owner): Promise<void> {
    await this.queue(em, TWO_FACTOR_ENABLED, user);
  }

  async twoFactorDisabled(em: EntityManager, user: Owner): Promise<void> {
    await this.queue(em, TWO_FACTOR_DISABLED, user);
  }

  /** For so many wrong passwords that unknown browsers have to wait. */
  async loginGuesses(em: EntityManager, user: Owner): Promise<void> {
    await this.queue(em, LOGIN_GUESSES, user);
  }

  /** For so many wrong codes, after the right password, that no more are accepted today. */
  async tooManyCodes(em: EntityManager, user: Owner): Promise<void> {
    await this.queue(em, TOO_MANY_CODES, user);
  }

  private async queue(
    em: EntityManager,
    kind: string,
    { id, email }: Owner,
    { language = 'en', details = {} }: { language?: Language; details?: Record<string, string> } = {},
  ): Promise<void> {
    await this.mailer.queue(em, { kind, address: email, language, userId: id, details });
  }

  private async verifyEmail(recipient: Recipient, { userId, address }: Queued): Promise<EmailTemplate | undefined> {
    const stillTheirs = userId === null || recipient.email === address;
    if (recipient.verified || !stillTheirs) return undefined;
    const token = await this.tokens.issue('verify', recipient);
    return token === undefined ? undefined : templates.verifyEmail(recipient, this.page(`/auth?verify=${token}`));
  }

  private async newEmail(recipient: Recipient, { address }: Queued): Promise<EmailTemplate | undefined> {
    if (recipient.pendingEmail !== address) return undefined;
    const token = await this.tokens.issue('verify', { userId: recipient.userId, email: address });
    return token === undefined ? undefined : templates.confirmNewEmail(recipient, this.page(`/auth?verify=${token}`));
  }

  private async changeRequested(
    recipient: Recipient,
    { address, details }: Queued,
  ): Promise<EmailTemplate | undefined> {
    const owner = { userId: recipient.userId, email: address };
    const token = await this.tokens.issue('undo', owner, details.at);
    return token === undefined
      ? undefined
      : templates.emailChangeRequested(recipient, this.page(`/auth?undo=${token}`));
  }

  private async resetPassword(recipient: Recipient): Promise<EmailTemplate | undefined> {
    const token = await this.tokens.issue('reset', recipient);
    return token === undefined ? undefined : templates.resetPassword(recipient, this.page(`/auth?reset=${token}`));
  }

  /** The undo link is valid from here, so a wrong clock of this node must not count. */
  private now(): string {
    return new Date(this.clock.now()).toISOString();
  }

  private securityPage(): string {
    return this.page('/profile?tab=settings&section=security');
  }

  private page(path: string): string {
    return `${this.settings.publicUrl}${path}`;
  }
}
