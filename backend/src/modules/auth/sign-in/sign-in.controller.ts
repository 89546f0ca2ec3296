import {
  ownUserSchema,
  sessionAnswerSchema,
  type OwnUser,
  type SessionAnswer,
} from '@gamegeek/contracts/auth/auth.schemas.js';
import { Body, Controller, Get, Headers, Ip, Post, Req, Res, UseGuards } from '@nestjs/common';
import { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { RegisterDto } from '@gamegeek/contracts/auth/register.dto.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { Request, Response } from 'express';
import { AcceptedLanguage } from '../../../core/http/request/accepted-language.js';
import { addressKey } from '../../../core/http/request/client-address.js';
import type { User } from '../accounts/user.entity.js';
import { CurrentUser } from '../sessions/caller.js';
import { type SessionOwner, SessionsService } from '../sessions/sessions.service.js';
import { SignInsService } from '../sessions/sign-ins.service.js';
import { PasswordGuard } from './password.guard.js';
import { RegistrationService } from './registration.service.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

@Controller('auth')
export class SignInController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly sessions: SessionsService,
    private readonly signIns: SignInsService,
  ) {}

  @Post('register')
  @Endpoint({
    summary: 'Creates an account and signs in',
    description:
      'An account without scores or other content is removed after 30 days if its email address was not verified; ' +
      'its name is free again.',
    body: RegisterDto,
    answers: [201, sessionAnswerSchema],
    errors: ['conflict'],
  })
  async register(
    @Body() dto: RegisterDto,
    @Ip() ip: string,
    @Headers('user-agent') userAgent: string | undefined,
    @AcceptedLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionAnswer> {
    const user = await this.registration.register(dto, addressKey(ip), language);
    return this.signIns.open(user, { ip, userAgent }, response);
  }

  @Post('login')
  @Endpoint({
    summary: 'Signs in by username or email',
    description: 'If two-factor sign-in is on, `totp` is the six digits or a recovery code.',
    body: LoginDto,
    answers: [200, sessionAnswerSchema],
    errors: ['invalid_credentials', 'totp_required', 'secret_unreadable'],
  })
  @UseGuards(PasswordGuard)
  async login(
    @Req() request: Request & { user: User },
    @Ip() ip: string,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionAnswer> {
    return this.signIns.open(request.user, { ip, userAgent }, response, { warn: true });
  }

  @Post('logout')
  @Endpoint({
    summary: 'Ends the session',
    description: 'Takes effect at once on every node.',
    answers: [204],
  })
  async logout(
    @CurrentUser() caller: SessionOwner | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (caller) await this.sessions.end(caller);
    this.signIns.leave(response);
  }

  @Get('user')
  @Endpoint({ summary: 'The signed-in user', answers: [200, ownUserSchema], caller: 'session' })
  async user(@CurrentUser() { userId }: SessionOwner): Promise<OwnUser> {
    return this.signIns.own(userId);
  }
}
