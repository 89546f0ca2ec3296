import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DEFAULT_PREFERENCES, type Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { Preferences as Chosen } from '@gamegeek/contracts/preferences/preferences.schemas.js';
import type { PreferencesDto } from '@gamegeek/contracts/preferences/preferences.dto.js';
import type { User } from '../accounts/user.entity.js';
import { PreferencesRow } from './preferences.entity.js';

const NAMES = [
  'language',
  'theme',
  'email_notifications',
  'game_invites',
  'weekly_digest',
  'maker_digest',
  'daily_reminder',
  'notify_overtaken',
  'notify_comments',
  'notify_achievements',
  'notify_weekly_results',
  'notify_followed',
  'share_runs',
] as const;

/**
 * One statement, so that concurrent changes of different preferences are both kept. Null leaves a preference as it is,
 * or inserts its default. Locks the account, so that nothing is stored for one that is being deleted.
 */
const CHANGE = `
  INSERT INTO preferences (user_id, ${NAMES.join(', ')})
  SELECT id, ${NAMES.map(() => 'coalesce(?, ?)').join(', ')} FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  ON CONFLICT (user_id) DO UPDATE SET ${NAMES.map((name) => `${name} = coalesce(?, preferences.${name})`).join(', ')}
  RETURNING ${NAMES.join(', ')}`;

/** Preferences of users: language, theme, notifications, and who may watch. */
@Injectable()
export class PreferencesRepository {
  constructor(private readonly em: EntityManager) {}

  async of(userId: string): Promise<Chosen> {
    const rows = await this.em
      .fork()
      .execute<Chosen[]>(`SELECT ${NAMES.join(', ')} FROM preferences WHERE user_id = ?`, [userId]);
    return rows[0] ?? DEFAULT_PREFERENCES;
  }

  /** For a new account, within the transaction of `em`; written with its next flush. */
  create(em: EntityManager, user: User, language: Language): void {
    em.create(PreferencesRow, { user, language });
  }

  /** Returns all preferences after the change. */
  async change(userId: string, given: PreferencesDto): Promise<Chosen> {
    const wanted = NAMES.map((name) => given[name] ?? null);
    if (wanted.every((value) => value === null)) return this.of(userId);
    const firstTime = NAMES.flatMap((name) => [given[name] ?? null, DEFAULT_PREFERENCES[name]]);
    const rows = await this.em.fork().execute<Chosen[]>(CHANGE, [...firstTime, userId, ...wanted]);
    return rows[0] ?? DEFAULT_PREFERENCES;
  }
}
