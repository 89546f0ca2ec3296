import { Inject, Injectable } from '@nestjs/common';
import type { OwnUser, SessionAnswer } from '@gamegeek/contracts/auth/auth.types.js';
import type { Response } from 'express';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { unauthorized } from '../../../core/errors/app-error.js';
import { SESSION_COOKIE } from '../../../core/http/credentials.js';
import { ABSOLUTE, Sessions, type Device } from '../sessions/sessions.js';
import { presentSession } from './own-user.presenter.js';
import { OwnUsers } from './own-users.js';
import type { User } from './user.entity.js';

/** The one way in: whoever has just proved who they are gets a session, by cookie and in the answer. */
@Injectable()
export class SignIns {
  private readonly cookie;

  constructor(
    private readonly sessions: Sessions,
    private readonly users: OwnUsers,
    @Inject(SETTINGS) settings: Settings,
  ) {
    const secure = settings.publicUrl.startsWith('https:');
    this.cookie = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  }

  async open(user: User, device: Device, response: Response): Promise<SessionAnswer> {
    const opened = await this.sessions.open(user, device);
    response.cookie(SESSION_COOKIE, opened.token, { ...this.cookie, maxAge: ABSOLUTE });
    response.setHeader('Cache-Control', 'no-store');
    return presentSession(opened, await this.own(user.id));
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
