import { creditsSchema, type Credits } from '@gamegeek/contracts/auth/account.schemas.js';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser } from '../sessions/caller.js';
import { SessionGuard } from '../sessions/session.guard.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { LedgerRepository } from './ledger.repository.js';

@Controller('user/credits')
@UseGuards(SessionGuard)
export class CreditsController {
  constructor(private readonly ledger: LedgerRepository) {}

  @Get()
  @ApiEndpoint({
    summary: 'The user’s credits and the entries of their ledger',
    answers: [200, creditsSchema],
    signedIn: true,
  })
  @Header('Cache-Control', 'no-store')
  async show(@CurrentUser() { userId }: SessionOwner): Promise<Credits> {
    return this.ledger.of(userId);
  }
}
