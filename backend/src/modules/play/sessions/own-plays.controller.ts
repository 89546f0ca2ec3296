import * as v from 'valibot';
import { ownPlaySessionSchema, type OwnPlaySession } from '@gamegeek/contracts/play/play.schemas.js';
import { Controller, Delete, Get, HttpCode, Param, UseGuards } from '@nestjs/common';
import { UuidPipe } from '../../../core/http/input/id.pipe.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { SessionGuard } from '../../auth/sessions/session.guard.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { PlaySessions } from './play-sessions.service.js';

/** The connected games and running play sessions of the signed-in user. */
@Controller('user/play-sessions')
@UseGuards(SessionGuard)
export class OwnPlaysController {
  constructor(private readonly sessions: PlaySessions) {}

  @Get()
  @ApiEndpoint({
    summary: 'The connected games of the user, and running play sessions in browsers',
    answers: [200, v.array(ownPlaySessionSchema)],
    signedIn: true,
  })
  list(@CurrentUser() { userId }: SessionOwner): Promise<OwnPlaySession[]> {
    return this.sessions.ofPlayer(userId);
  }

  @Delete(':sessionId')
  @HttpCode(204)
  @ApiEndpoint({
    summary: 'Ends a connected game with its sessions, or a play session, of the user',
    answers: [204],
    errors: ['not_found'],
    signedIn: true,
  })
  end(@Param('sessionId', UuidPipe) sessionId: string, @CurrentUser() { userId }: SessionOwner): Promise<void> {
    return this.sessions.endOfPlayer(sessionId, userId);
  }
}
