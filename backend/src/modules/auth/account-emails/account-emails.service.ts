import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import type { EmailTemplate } from '../../../core/mail/email-template.js';
import { Mailer, type MailKind } from '../../../core/mail/mailer.js';
import * as letters from './account-email-templates.js';
import { MailRecipientsRepository, type Recipient } from './mail-recipients.repository.js';
import { MailTokensRepository } from './mail-tokens.repository.js';

type Queued = Parameters<MailKind['write']>[0];
type Owner = { id: string; email: string };

/** Where somebody signed in. */
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
const TO_ITS_ADDRESS = new Set([CONFIRM_NEW_EMAIL, EMAIL_CHANGE_REQUESTED]);

/** The mails of an account. Each is queued with the change that it tells of, and written as things stand when it leaves. */
@Injectable()
export class AccountEmailsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly recipients: MailRecipientsRepository,
    private readonly tokens: MailTokensRepository,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const kinds: Record<
      string,
      (recipient: Recipient, order: Queued) => Promise<EmailTemplate | undefined> | EmailTemplate
    > = {
      [VERIFY_EMAIL]: (recipient, order) => this.verifyEmail(recipient, order),
      [RESET_PASSWORD]: (recipient) => this.resetPassword(recipient),
      [PASSWORD_CHANGED]: (recipient) => letters.notice('passwordChanged', recipient, this.page('/auth')),
      [CONFIRM_NEW_EMAIL]: (recipient, order) => this.newEmail(recipient, order),
      [EMAIL_CHANGE_REQUESTED]: (recipient, order) => this.changeRequested(recipient, order),
      [NEW_SIGN_IN]: (recipient, { details }) => letters.newSignIn(recipient, details, this.securityPage()),
      [TWO_FACTOR_ENABLED]: (recipient) => letters.notice('twoFactorEnabled', recipient, this.securityPage()),
      [TWO_FACTOR_DISABLED]: (recipient) => letters.notice('twoFactorDisabled', recipient, this.securityPage()),
      [TOO_MANY_CODES]: (recipient) => letters.notice('tooManyCodes', recipient, this.page('/auth?forgot')),
    };
    for (const [kind, write] of Object.entries(kinds)) {
      this.mailer.define({
        kind,
        write: async (order) => {
          const recipient = await this.recipients.find(order);
          const template = recipient && (await write(recipient, order));
          // Other emails go to the address of the account, never to the one that was typed into a form: two addresses that
          // the database considers equal may be different mailboxes.
          return template && { to: TO_ITS_ADDRESS.has(kind) ? order.address : recipient.email, template };
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

  /** The link by which a new address takes effect; to that address. */
  async confirmNewEmail(em: EntityManager, userId: string, email: string): Promise<void> {
    await this.queue(em, CONFIRM_NEW_EMAIL, { id: userId, email });
  }

  /** The link that undoes the change; to the old address. */
  async emailChangeRequested(em: EntityManager, user: Owner): Promise<void> {
    await this.queue(em, EMAIL_CHANGE_REQUESTED, user, { details: { at: new Date().toISOString() } });
  }

  /** From a device on which the user has never been seen. */
  async newSignIn(em: EntityManager, user: Owner, { ip = '', userAgent = '' }: Device): Promise<void> {
    await this.queue(em, NEW_SIGN_IN, user, { details: { at: new Date().toISOString(), ip, userAgent } });
  }

  async twoFactorEnabled(em: EntityManager, user: Owner): Promise<void> {
    await this.queue(em, TWO_FACTOR_ENABLED, user);
  }

  async twoFactorDisabled(em: EntityManager, user: Owner): Promise<void> {
    await this.queue(em, TWO_FACTOR_DISABLED, user);
  }

  /** Somebody who knows the password has tried so many codes that no more are taken today. */
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
    return token === undefined ? undefined : letters.verifyEmail(recipient, this.page(`/auth?verify=${token}`));
  }

  private async newEmail(recipient: Recipient, { address }: Queued): Promise<EmailTemplate | undefined> {
    if (recipient.pendingEmail !== address) return undefined;
    const token = await this.tokens.issue('verify', { userId: recipient.userId, email: address });
    return token === undefined ? undefined : letters.confirmNewEmail(recipient, this.page(`/auth?verify=${token}`));
  }

  private async changeRequested(
    recipient: Recipient,
    { address, details }: Queued,
  ): Promise<EmailTemplate | undefined> {
    const owner = { userId: recipient.userId, email: address };
    const token = await this.tokens.issue('undo', owner, new Date(details.at ?? Date.now()));
    return token === undefined ? undefined : letters.emailChangeRequested(recipient, this.page(`/auth?undo=${token}`));
  }

  private async resetPassword(recipient: Recipient): Promise<EmailTemplate | undefined> {
    const token = await this.tokens.issue('reset', recipient);
    return token === undefined ? undefined : letters.resetPassword(recipient, this.page(`/auth?reset=${token}`));
  }

  private securityPage(): string {
    return this.page('/profile?tab=settings&section=security');
  }

  private page(path: string): string {
    return `${this.settings.publicUrl}${path}`;
  }
}
