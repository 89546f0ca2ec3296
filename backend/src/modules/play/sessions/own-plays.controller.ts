import * as v from 'valibot';
import { ownPlaySessionSchema, type OwnPlaySession } from '@gamegeek/contracts/play/play.schemas.js';
import { Controller, Delete, Get, Param } from '@nestjs/common';
import { UuidPipe } from '../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { PlaySessions } from './play-sessions.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

/** The connected games and running play sessions of the signed-in user. */
@Controller('user/play-sessions')
export class OwnPlaysController {
  constructor(private readonly sessions: PlaySessions) {}

  @Get()
  @Endpoint({
    summary: 'The connected games of the user, and running play sessions in browsers',
    answers: [200, v.array(ownPlaySessionSchema)],
    caller: 'session',
  })
  list(@CurrentUser() { userId }: SessionOwner): Promise<OwnPlaySession[]> {
    return this.sessions.ofPlayer(userId);
  }

  @Delete(':sessionId')
  @Endpoint({
    summary: 'Ends a connected game with its sessions, or a play session, of the user',
    answers: [204],
    errors: ['not_found'],
    caller: 'session',
  })
  end(@Param('sessionId', UuidPipe) sessionId: string, @CurrentUser() { userId }: SessionOwner): Promise<void> {
    return this.sessions.endOfPlayer(sessionId, userId);
  }
}
