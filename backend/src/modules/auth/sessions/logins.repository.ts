import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ago, deleteInBatches } from '../shared/delete-in-batches.sql.js';
import { hashDevice } from './device-cookie.js';
import { Login } from './login.entity.js';
import { userAgentOf, type Device } from './sessions.service.js';

const DAY = 86_400_000;
/** Older ones are forgotten. */
const LOGINS_KEPT = 90 * DAY;
/** As many as anybody would look through. */
export const LOGINS_SHOWN = 100;

export interface KnownDevice extends Device {
  /** The cookie of an earlier sign-in. */
  brought?: string;
  /** The cookie that the browser has from now on. */
  given: string;
}

/** The history of sign-ins, by which a device is known again. */
@Injectable()
export class LoginsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. */
  async of(userId: string, limit?: number): Promise<Login[]> {
    return this.em
      .fork()
      .find(
        Login,
        { user: userId, createdAt: { $gt: new Date(Date.now() - LOGINS_KEPT) } },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit },
      );
  }

  /** Writes a sign-in down. Answers whether the user has been seen on this device before. */
  async note(em: EntityManager, userId: string, device: KnownDevice): Promise<boolean> {
    const known = await this.isKnown(em, userId, device);
    await em.insert(Login, {
      user: userId,
      ip: device.ip ?? null,
      userAgent: userAgentOf(device.userAgent),
      deviceHash: hashDevice(device.given, userId),
    });
    return known;
  }

  /** Within the transaction that deletes the account. */
  async removeAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(Login, { user: userId });
  }

  async forgetExpired(): Promise<void> {
    await deleteInBatches(this.em, { table: 'logins', key: 'id', where: 'created_at < ?' }, [ago(LOGINS_KEPT)]);
  }

  /** Without a cookie the same program at the same address will do. */
  private async isKnown(em: EntityManager, userId: string, { brought, ip, userAgent }: KnownDevice): Promise<boolean> {
    const same =
      brought === undefined
        ? { ip: ip ?? null, userAgent: userAgentOf(userAgent) }
        : { deviceHash: hashDevice(brought, userId) };
    return (await em.count(Login, { user: userId, ...same })) > 0;
  }
}
