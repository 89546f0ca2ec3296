import * as v from 'valibot';
import {
  loginSchema,
  openSessionSchema,
  type Login as LoginView,
  type OpenSession,
} from '@gamegeek/contracts/auth/account.schemas.js';
import { Controller, Delete, Get, Param } from '@nestjs/common';
import { notFound } from '../../../core/errors/app-error.js';
import { IdPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from './caller.js';
import { LoginsRepository, LOGINS_SHOWN } from './logins.repository.js';
import { presentLogin, presentOpenSession } from './session.presenter.js';
import { SessionsService, type SessionOwner } from './sessions.service.js';
import { Endpoint } from './endpoint.decorator.js';

/** Open sessions and the history of sign-ins. */
@Controller('auth')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly logins: LoginsRepository,
  ) {}

  /** The caller's own session first, then by last use. */
  @Get('sessions')
  @Endpoint({ summary: 'The user’s open sessions', answers: [200, v.array(openSessionSchema)], caller: 'session' })
  async open(@CurrentUser() caller: SessionOwner): Promise<OpenSession[]> {
    const sessions = await this.sessions.openOf(caller.userId);
    const shown = sessions.map((session) => presentOpenSession(session, caller));
    return shown.toSorted((a, b) => Number(b.current) - Number(a.current));
  }

  @Delete('sessions/:id')
  @Endpoint({ summary: 'Ends a session', answers: [204], errors: ['not_found'], caller: 'session' })
  async end(@CurrentUser() { userId }: SessionOwner, @Param('id', IdPipe) sessionId: number): Promise<void> {
    if (!(await this.sessions.end({ sessionId, userId }))) throw notFound('This session');
  }

  @Delete('sessions')
  @Endpoint({ summary: 'Ends all sessions but this one', answers: [204], caller: 'session' })
  async endOthers(@CurrentUser() caller: SessionOwner): Promise<void> {
    await this.sessions.endOthers(caller);
  }

  @Get('logins')
  @Endpoint({ summary: 'The latest logins', answers: [200, v.array(loginSchema)], caller: 'session' })
  async history(@CurrentUser() { userId }: SessionOwner): Promise<LoginView[]> {
    return (await this.logins.of(userId, LOGINS_SHOWN)).map(presentLogin);
  }
}
