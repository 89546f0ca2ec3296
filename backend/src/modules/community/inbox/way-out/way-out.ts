import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { MAIL_SETTINGS, type MailSetting, type MailSettingState } from '@gamegeek/contracts/users/mail-settings.js';
import { SETTINGS, type Settings } from '../../../../config/settings.js';
import { KeyedHash } from '../../../../core/secrets/keyed-hash.js';

/**
 * The way out of mails, without logging in. A token says whose and which setting, with a keyed hash of both: it stands
 * nowhere, works for ever, and opens nothing but this one switch.
 */
@Injectable()
export class WayOut {
  private readonly hash: KeyedHash;

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.hash = new KeyedHash(settings, 'way out of mails');
  }

  /** For people: a page that says what it has turned off, and turns it on again. For mail programs: one POST. */
  of(userId: string, setting: MailSetting): { unsubscribe: string; oneClick: string } {
    const subject = `${userId}.${setting}`;
    const token = `${subject}.${this.hash.of(subject).toString('base64url')}`;
    const { publicUrl } = this.settings;
    return {
      unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
      oneClick: `${publicUrl}/api/unsubscribe/one-click?token=${token}`,
    };
  }

  /** Undefined for a token that we have not made, and for an account that is gone. */
  async turn(token: string, on: boolean): Promise<MailSettingState | undefined> {
    const found = this.read(token);
    if (!found) return undefined;
    const { userId, setting } = found;
    const rows = await this.em.fork().execute<unknown[]>(
      `INSERT INTO preferences (user_id, ${setting})
       SELECT id, ?::boolean FROM users WHERE id = ?::uuid AND deleted_at IS NULL FOR KEY SHARE
       ON CONFLICT (user_id) DO UPDATE SET ${setting} = excluded.${setting} RETURNING user_id`,
      [on, userId],
    );
    return rows.length > 0 ? { setting, on } : undefined;
  }

  private read(token: string): { userId: string; setting: MailSetting } | undefined {
    const [userId = '', name = '', hash = ''] = token.split('.');
    const setting = MAIL_SETTINGS.find((known) => known === name);
    if (!setting || !this.hash.matches(`${userId}.${name}`, Buffer.from(hash, 'base64url'))) return undefined;
    return { userId, setting };
  }
}
