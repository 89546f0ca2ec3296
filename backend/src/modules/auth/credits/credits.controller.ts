import { creditsSchema, type Credits } from '@gamegeek/contracts/auth/account.schemas.js';
import { Controller, Get, Header } from '@nestjs/common';
import { CurrentUser } from '../sessions/caller.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { LedgerRepository } from './ledger.repository.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

@Controller('user/credits')
export class CreditsController {
  constructor(private readonly ledger: LedgerRepository) {}

  @Get()
  @Endpoint({
    summary: 'The user’s credits and the entries of their ledger',
    answers: [200, creditsSchema],
    caller: 'session',
  })
  @Header('Cache-Control', 'no-store')
  async show(@CurrentUser() { userId }: SessionOwner): Promise<Credits> {
    return this.ledger.of(userId);
  }
}
