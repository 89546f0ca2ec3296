import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ago, databaseTime } from '../../../core/database/database-time.js';
import { deleteInBatches } from '../shared/delete-in-batches.sql.js';
import { hashDevice } from './devices/device-cookie.js';
import { Login } from './login.entity.js';
import { userAgentOf, type Device } from './sessions.service.js';

const DAY = 86_400_000;
/** How long sign-ins are stored, in milliseconds. */
const LOGINS_KEPT = 90 * DAY;
export const LOGINS_SHOWN = 100;

export interface KnownDevice extends Device {
  /** The device cookie of an earlier sign-in. */
  previousCookie?: string;
  /** The device cookie from now on. */
  cookie: string;
}

/** The history of sign-ins, from which known devices are recognized. */
@Injectable()
export class LoginsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. */
  async of(userId: string, limit?: number): Promise<Login[]> {
    return this.em
      .fork()
      .find(
        Login,
        { user: userId, createdAt: { $gt: databaseTime(-LOGINS_KEPT) } },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit },
      );
  }

  /** Stores a sign-in. Returns whether the user has signed in on this device before. */
  async add(em: EntityManager, userId: string, device: KnownDevice): Promise<boolean> {
    const known = await this.isKnown(em, userId, device);
    await em.insert(Login, {
      user: userId,
      ip: device.ip ?? null,
      userAgent: userAgentOf(device.userAgent),
      deviceHash: hashDevice(device.cookie, userId),
    });
    return known;
  }

  /** Within the transaction that deletes the account. */
  async removeAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(Login, { user: userId });
  }

  async forgetExpired(): Promise<void> {
    await deleteInBatches(this.em, { table: 'logins', key: 'id', where: `created_at < ${ago(LOGINS_KEPT)}` });
  }

  /** Without a cookie, a device is recognized by address and user agent. */
  private async isKnown(
    em: EntityManager,
    userId: string,
    { previousCookie, ip, userAgent }: KnownDevice,
  ): Promise<boolean> {
    const same =
      previousCookie === undefined
        ? { ip: ip ?? null, userAgent: userAgentOf(userAgent) }
        : { deviceHash: hashDevice(previousCookie, userId) };
    return (await em.count(Login, { user: userId, ...same })) > 0;
  }
}
