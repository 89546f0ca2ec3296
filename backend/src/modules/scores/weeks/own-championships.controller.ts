import { championshipsSchema, type Championships } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { Controller, Get } from '@nestjs/common';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { ChampionshipsRepository } from './championships.repository.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('user/championships')
export class OwnChampionshipsController {
  constructor(private readonly titles: ChampionshipsRepository) {}

  /** The weeks in which the signed-in user was among the top three. */
  @Get()
  @Endpoint({
    summary: 'The weeks in which the user was among the top three',
    answers: [200, championshipsSchema],
    caller: 'session',
  })
  list(@CurrentUser() { userId }: SessionOwner): Promise<Championships> {
    return this.titles.of(userId);
  }
}
