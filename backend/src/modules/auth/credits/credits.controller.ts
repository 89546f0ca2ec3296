import { creditsSchema, type Credits } from '@gamegeek/contracts/auth/account.schemas.js';
import { Controller, Get, Header } from '@nestjs/common';
import { CurrentUser } from '../sessions/caller.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { CreditsRepository } from './credits.repository.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

@Controller('user/credits')
export class CreditsController {
  constructor(private readonly credits: CreditsRepository) {}

  @Get()
  @Endpoint({
    summary: 'The user’s credits, and the achievements that they are for',
    answers: [200, creditsSchema],
    caller: 'session',
  })
  @Header('Cache-Control', 'no-store')
  async show(@CurrentUser() { userId }: SessionOwner): Promise<Credits> {
    return this.credits.of(userId);
  }
}
