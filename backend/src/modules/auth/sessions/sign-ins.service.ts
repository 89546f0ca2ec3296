import { Inject, Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { OwnUser, SessionAnswer } from '@gamegeek/contracts/auth/auth.schemas.js';
import type { Response } from 'express';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { unauthorized } from '../../../core/errors/app-error.js';
import { plainAddress } from '../../../core/http/client-address.js';
import { SESSION_COOKIE } from '../../../core/http/credentials.js';
import { AccountEmailsService } from '../account-emails/index.js';
import { OwnUsersRepository, User } from '../accounts/index.js';
import { recordSecurityEvent } from '../security-events/index.js';
import { DEVICE_COOKIE, DEVICE_KEPT, deviceCookieOf, newDeviceCookie } from './device-cookie.js';
import { LoginsRepository, type KnownDevice } from './logins.repository.js';
import { presentSession } from './session.presenter.js';
import { ABSOLUTE, SessionsService, type Device, type OpenedSession } from './sessions.service.js';

/** The one way in: whoever has just proved who they are gets a session, by cookie and in the answer. */
@Injectable()
export class SignInsService {
  private readonly cookie;

  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly logins: LoginsRepository,
    private readonly users: OwnUsersRepository,
    private readonly mails: AccountEmailsService,
    @Inject(SETTINGS) settings: Settings,
  ) {
    const secure = settings.publicUrl.startsWith('https:');
    this.cookie = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  }

  /** `warn`: the user hears of a device that they have never been seen on. */
  async open(user: User, device: Device, response: Response, { warn = false } = {}): Promise<SessionAnswer> {
    const brought = deviceCookieOf(response.req);
    const given = brought ?? newDeviceCookie();
    const ip = device.ip && plainAddress(device.ip);
    const opened = await this.note(user, { ...device, ip, brought, given }, warn);
    response.cookie(SESSION_COOKIE, opened.token, { ...this.cookie, maxAge: ABSOLUTE });
    response.cookie(DEVICE_COOKIE, given, { ...this.cookie, path: '/api/auth', maxAge: DEVICE_KEPT });
    response.setHeader('Cache-Control', 'no-store');
    return presentSession(opened, await this.own(user.id));
  }

  private async note(user: User, device: KnownDevice, warn: boolean): Promise<OpenedSession> {
    const { id, passwordHash } = user;
    return this.em.fork().transactional(async (em) => {
      // Held until the end: an account that is being deleted gets no session and no mail any more, and a password that
      // was changed this moment opens none.
      const still = { id, passwordHash, deletedAt: null };
      const there = await em.findOne(User, still, { lockMode: LockMode.PESSIMISTIC_READ });
      if (!there) throw unauthorized();
      const known = await this.logins.note(em, id, device);
      if (warn && !known) await this.mails.newSignIn(em, there, device);
      await recordSecurityEvent(em, { kind: 'sign_in', userId: id });
      return this.sessions.open(em, user, device);
    });
  }

  /** Takes the cookie back. */
  leave(response: Response): void {
    response.clearCookie(SESSION_COOKIE, this.cookie);
  }

  async own(userId: string): Promise<OwnUser> {
    const user = await this.users.get(userId);
    if (!user) throw unauthorized();
    return user;
  }
}
