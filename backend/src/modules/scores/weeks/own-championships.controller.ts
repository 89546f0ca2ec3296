import { Controller, Get, UseGuards } from '@nestjs/common';
import type { Championships } from '@gamegeek/contracts/scores/weeks.types.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser, SessionGuard, type SessionOwner } from '../../auth/index.js';
import { ChampionshipsRepository } from './championships.repository.js';
import { CHAMPIONSHIPS } from './weeks.schemas.js';

@Controller('user/championships')
@UseGuards(SessionGuard)
export class OwnChampionshipsController {
  constructor(private readonly titles: ChampionshipsRepository) {}

  /** The weeks in which the signed-in user was among the top three. */
  @Get()
  @ApiEndpoint({
    summary: 'The weeks in which the user was among the top three',
    answers: [200, CHAMPIONSHIPS],
    signedIn: true,
  })
  list(@CurrentUser() { userId }: SessionOwner): Promise<Championships> {
    return this.titles.of(userId);
  }
}
