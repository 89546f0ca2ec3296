import { championshipsSchema, type Championships } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { Controller, Get, UseGuards } from '@nestjs/common';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { SessionGuard } from '../../auth/sessions/session.guard.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { ChampionshipsRepository } from './championships.repository.js';

@Controller('user/championships')
@UseGuards(SessionGuard)
export class OwnChampionshipsController {
  constructor(private readonly titles: ChampionshipsRepository) {}

  /** The weeks in which the signed-in user was among the top three. */
  @Get()
  @ApiEndpoint({
    summary: 'The weeks in which the user was among the top three',
    answers: [200, championshipsSchema],
    signedIn: true,
  })
  list(@CurrentUser() { userId }: SessionOwner): Promise<Championships> {
    return this.titles.of(userId);
  }
}
