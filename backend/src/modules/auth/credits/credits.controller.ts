import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import type { Credits } from '@gamegeek/contracts/auth/auth.types.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser, SessionGuard } from '../sessions/caller.js';
import type { SessionOwner } from '../sessions/sessions.js';
import { CREDITS } from './credits.schemas.js';
import { Ledger } from './ledger.js';

@Controller('user/credits')
@UseGuards(SessionGuard)
export class CreditsController {
  constructor(private readonly ledger: Ledger) {}

  /** The signed-in user's credits, and what they were earned by. */
  @Get()
  @ApiEndpoint({ summary: 'The user’s credits, and what they were paid for', answers: [200, CREDITS], signedIn: true })
  @Header('Cache-Control', 'no-store')
  async show(@CurrentUser() { userId }: SessionOwner): Promise<Credits> {
    return this.ledger.of(userId);
  }
}
