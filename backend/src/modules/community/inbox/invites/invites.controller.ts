import { Body, Controller, Param, Post } from '@nestjs/common';
import { InviteDto } from '@gamegeek/contracts/inbox/invite.dto.js';
import { IdPipe } from '../../../../core/http/input/id.pipe.js';
import { CurrentUser } from '../../../auth/sessions/caller.js';
import type { SessionOwner } from '../../../auth/sessions/sessions.service.js';
import { InvitesService } from './invites.service.js';
import { Endpoint } from '../../../auth/sessions/endpoint.decorator.js';

@Controller('games/:id/invites')
export class InvitesController {
  constructor(private readonly invites: InvitesService) {}

  @Post()
  @Endpoint({
    summary: 'Invites a player to a game',
    body: InviteDto,
    answers: [202],
    errors: ['not_found', 'forbidden'],
    caller: 'unmuted',
  })
  async send(
    @Param('id', IdPipe) gameId: number,
    @Body() { username }: InviteDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<void> {
    await this.invites.send(gameId, username, caller);
  }
}
