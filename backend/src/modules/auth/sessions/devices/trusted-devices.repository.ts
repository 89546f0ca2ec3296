import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ago } from '../../../../core/database/database-time.js';
import { deleteInBatches } from '../../shared/delete-in-batches.sql.js';
import { DEVICE_KEPT, hashDevice } from './device-cookie.js';

const TRUST = `
  INSERT INTO trusted_devices (user_id, device_hash) VALUES (?, ?)
  ON CONFLICT (device_hash) DO UPDATE SET trusted_at = now()`;
const FIND = 'SELECT FROM trusted_devices WHERE device_hash = ?';
const FORGET = 'DELETE FROM trusted_devices WHERE user_id = ? AND device_hash IS DISTINCT FROM ?';

/**
 * Browsers in which a user has logged in since the last change of the password. Guesses of others do not make them
 * wait; they still need the password.
 */
@Injectable()
export class TrustedDevicesRepository {
  constructor(private readonly em: EntityManager) {}

  /** The trusted browser with this cookie, by its hash. An account that does not exist takes the same time. */
  async find(account: string, cookie: string | undefined): Promise<string | undefined> {
    if (cookie === undefined) return undefined;
    const hash = hashDevice(cookie, account);
    return (await this.em.fork().execute<object[]>(FIND, [hash])).length > 0 ? hash.toString('hex') : undefined;
  }

  /** Within the transaction that has locked the account. */
  async trust(em: EntityManager, userId: string, cookie: string): Promise<void> {
    await em.execute(TRUST, [userId, hashDevice(cookie, userId)]);
  }

  /** Within the transaction of `em`. Keeps the browser with the cookie `except`. */
  async forgetAll(em: EntityManager, userId: string, except?: string): Promise<void> {
    await em.execute(FORGET, [userId, except === undefined ? null : hashDevice(except, userId)]);
  }

  /** Their cookies have expired. */
  async forgetExpired(): Promise<void> {
    const where = `trusted_at < ${ago(DEVICE_KEPT)}`;
    await deleteInBatches(this.em, { table: 'trusted_devices', key: 'id', where });
  }
}
