import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { OwnUser, SessionAnswer } from '@gamegeek/contracts/auth/auth.schemas.js';
import type { Response } from 'express';
import { unauthorized } from '../../../core/errors/app-error.js';
import { plainAddress } from '../../../core/http/request/client-address.js';
import { Cookies } from '../../../core/http/request/cookies.service.js';
import { AccountEmailsService } from '../account-emails/account-emails.service.js';
import { lockAccount } from '../accounts/accounts.sql.js';
import { OwnUsersRepository } from '../accounts/own-users.repository.js';
import type { User } from '../accounts/user.entity.js';
import { recordSecurityEvent } from '../security-events/security-events.repository.js';
import { DEVICE_KEPT, newDeviceCookie } from './devices/device-cookie.js';
import { LoginsRepository, type KnownDevice } from './logins.repository.js';
import { presentSession } from './session.presenter.js';
import { ABSOLUTE } from './sessions.sql.js';
import { SessionsService, type Device, type OpenedSession } from './sessions.service.js';
import { TrustedDevicesRepository } from './devices/trusted-devices.repository.js';

/** Opens sessions for users who have just been authenticated, by cookie and in the response. */
@Injectable()
export class SignInsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly logins: LoginsRepository,
    private readonly devices: TrustedDevicesRepository,
    private readonly users: OwnUsersRepository,
    private readonly emails: AccountEmailsService,
    private readonly cookies: Cookies,
  ) {}

  /** @param warn whether the user is emailed about a sign-in from a new device */
  async open(user: User, device: Device, response: Response, { warn = false } = {}): Promise<SessionAnswer> {
    const previousCookie = this.cookies.read(response.req, 'device');
    const cookie = previousCookie ?? newDeviceCookie();
    const ip = device.ip && plainAddress(device.ip);
    const opened = await this.store(user, { ...device, ip, previousCookie, cookie }, warn);
    this.cookies.set(response, 'session', opened.token, ABSOLUTE);
    this.setDevice(response, cookie);
    response.setHeader('Cache-Control', 'no-store');
    return presentSession(opened, await this.own(user.id));
  }

  private async store(user: User, device: KnownDevice, warn: boolean): Promise<OpenedSession> {
    const { id, passwordHash } = user;
    return this.em.fork().transactional(async (em) => {
      // Locked, so that a concurrent deletion or change of password leaves no session behind.
      const locked = await lockAccount(em, { id, passwordHash }, LockMode.PESSIMISTIC_READ);
      if (!locked) throw unauthorized();
      const isKnown = await this.logins.add(em, id, device);
      if (warn && !isKnown) await this.emails.newSignIn(em, locked, device);
      await this.devices.trust(em, id, device.cookie);
      await recordSecurityEvent(em, { kind: 'sign_in', userId: id });
      return this.sessions.open(em, user, device);
    });
  }

  /** Lets the browser keep this device cookie for another year. */
  setDevice(response: Response, cookie: string): void {
    this.cookies.set(response, 'device', cookie, DEVICE_KEPT);
  }

  /** Clears the session cookie. */
  leave(response: Response): void {
    this.cookies.clear(response, 'session');
  }

  async own(userId: string): Promise<OwnUser> {
    const user = await this.users.get(userId);
    if (!user) throw unauthorized();
    return user;
  }
}
