import { Inject, Injectable } from '@nestjs/common';
import { EMAIL_SETTINGS, type EmailSetting } from '@gamegeek/contracts/inbox/email-settings.js';
import type { EmailSettingState } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { SETTINGS, type Settings } from '../../../../config/settings.js';
import { KeyedHash } from '../../../../core/secrets/keyed-hash.js';
import { UnsubscribeRepository } from './unsubscribe.repository.js';

/** Derives the key of the tokens; changing it would break the links of all emails that have been sent. */
const KEY_PURPOSE = 'way out of mails';

/**
 * Unsubscribe links that work without signing in. A token is the user, the setting and a keyed hash of both; it is not
 * stored, does not expire, and grants nothing but changing this one setting.
 */
@Injectable()
export class UnsubscribeService {
  private readonly hash: KeyedHash;

  constructor(
    private readonly emailSettings: UnsubscribeRepository,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.hash = new KeyedHash(settings, KEY_PURPOSE);
  }

  /** Returns the page for people and the one-click URL for mail clients (RFC 8058). */
  linksFor(userId: string, setting: EmailSetting): { unsubscribe: string; oneClick: string } {
    const subject = `${userId}.${setting}`;
    const token = `${subject}.${this.hash.of(subject).toString('base64url')}`;
    const { publicUrl } = this.settings;
    return {
      unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
      oneClick: `${publicUrl}/api/unsubscribe/one-click?token=${token}`,
    };
  }

  /** Returns undefined for an invalid token and for a deleted account. */
  async apply(token: string, on: boolean): Promise<EmailSettingState | undefined> {
    const verified = this.verify(token);
    if (!verified) return undefined;
    const { userId, setting } = verified;
    return (await this.emailSettings.save(userId, setting, on)) ? { setting, on } : undefined;
  }

  private verify(token: string): { userId: string; setting: EmailSetting } | undefined {
    const [userId = '', name = '', hash = ''] = token.split('.');
    const setting = EMAIL_SETTINGS.find((known) => known === name);
    if (!setting || !this.hash.matches(`${userId}.${name}`, Buffer.from(hash, 'base64url'))) return undefined;
    return { userId, setting };
  }
}
