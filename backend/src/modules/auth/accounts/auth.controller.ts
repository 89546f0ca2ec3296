import { Body, Controller, Get, Headers, HttpCode, Inject, Ip, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { OwnUser, SessionAnswer } from '@gamegeek/contracts/auth/auth.types.js';
import { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { RegisterDto } from '@gamegeek/contracts/auth/register.dto.js';
import type { Request, Response } from 'express';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { unauthorized } from '../../../core/errors/app-error.js';
import { addressKey } from '../../../core/http/client-address.js';
import { SESSION_COOKIE } from '../../../core/http/credentials.js';
import { Documented } from '../../../core/openapi/documented.js';
import { Accounts } from './accounts.service.js';
import { OWN_USER, SESSION_ANSWER } from '../auth.schemas.js';
import { CurrentUser, OptionalSession, SessionGuard } from '../sessions/caller.js';
import { OwnUsers } from './own-users.js';
import { presentSession } from './own-user.presenter.js';
import { PasswordGuard } from './password.guard.js';
import { ABSOLUTE, Sessions, type Device, type SessionOwner } from '../sessions/sessions.js';
import type { User } from './user.entity.js';

@Controller('auth')
export class AuthController {
  private readonly cookie;

  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly users: OwnUsers,
    @Inject(SETTINGS) settings: Settings,
  ) {
    const secure = settings.publicUrl.startsWith('https:');
    this.cookie = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  }

  @Post('register')
  @Documented({ body: RegisterDto, answers: [201, SESSION_ANSWER], errors: ['conflict'] })
  async register(
    @Body() dto: RegisterDto,
    @Ip() ip: string,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionAnswer> {
    const user = await this.accounts.register(dto, addressKey(ip));
    return this.openSession(user, { ip, userAgent }, response);
  }

  @Post('login')
  @Documented({ body: LoginDto, answers: [200, SESSION_ANSWER], errors: ['invalid_credentials'] })
  @HttpCode(200)
  @UseGuards(PasswordGuard)
  async login(
    @Req() request: Request & { user: User },
    @Ip() ip: string,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionAnswer> {
    return this.openSession(request.user, { ip, userAgent }, response);
  }

  @Post('logout')
  @Documented({ answers: [204] })
  @HttpCode(204)
  @UseGuards(OptionalSession)
  async logout(
    @CurrentUser() caller: SessionOwner | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (caller) await this.sessions.end(caller);
    response.clearCookie(SESSION_COOKIE, this.cookie);
  }

  @Get('user')
  @Documented({ answers: [200, OWN_USER], signedIn: true })
  @UseGuards(SessionGuard)
  async user(@CurrentUser() { userId }: SessionOwner): Promise<OwnUser> {
    return this.own(userId);
  }

  private async openSession(user: User, device: Device, response: Response): Promise<SessionAnswer> {
    const opened = await this.sessions.open(user, device);
    response.cookie(SESSION_COOKIE, opened.token, { ...this.cookie, maxAge: ABSOLUTE });
    response.setHeader('Cache-Control', 'no-store');
    return presentSession(opened, await this.own(user.id));
  }

  private async own(userId: string): Promise<OwnUser> {
    const user = await this.users.get(userId);
    if (!user) throw unauthorized();
    return user;
  }
}
