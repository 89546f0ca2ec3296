import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { InviteDto } from '@gamegeek/contracts/inbox/invite.dto.js';
import { IdPipe } from '../../../../core/http/input/id.pipe.js';
import { ApiEndpoint } from '../../../../core/openapi/api-endpoint.js';
import { CurrentUser } from '../../../auth/sessions/caller.js';
import { NotMutedGuard } from '../../../auth/sessions/session.guard.js';
import type { SessionOwner } from '../../../auth/sessions/sessions.service.js';
import { InvitesService } from './invites.service.js';

@Controller('games/:id/invites')
export class InvitesController {
  constructor(private readonly invites: InvitesService) {}

  @Post()
  @UseGuards(NotMutedGuard)
  @ApiEndpoint({
    summary: 'Invites a player to a game',
    body: InviteDto,
    answers: [202],
    errors: ['not_found', 'forbidden'],
    signedIn: true,
  })
  @HttpCode(202)
  async send(
    @Param('id', IdPipe) gameId: number,
    @Body() { username }: InviteDto,
    @CurrentUser() caller: SessionOwner,
  ): Promise<void> {
    await this.invites.send(gameId, username, caller);
  }
}
