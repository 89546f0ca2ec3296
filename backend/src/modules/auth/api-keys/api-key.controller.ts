import { apiKeySchema, type ApiKeyView } from '@gamegeek/contracts/auth/account.schemas.js';
import { RegenerateApiKeyDto } from '@gamegeek/contracts/auth/security.dto.js';
import { Body, Controller, Delete, Get, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser } from '../sessions/caller.js';
import { SessionGuard } from '../sessions/session.guard.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { presentApiKey } from './api-key.presenter.js';
import { ApiKeys } from './api-keys.service.js';

@Controller('user/api-key')
@UseGuards(SessionGuard)
export class ApiKeyController {
  constructor(private readonly keys: ApiKeys) {}

  @Get()
  @ApiEndpoint({
    summary: 'The user’s API key, created on the first request',
    answers: [200, apiKeySchema],
    errors: ['secret_unreadable'],
    signedIn: true,
  })
  @Header('Cache-Control', 'no-store')
  async show(@CurrentUser() caller: SessionOwner): Promise<ApiKeyView> {
    return presentApiKey(await this.keys.of(caller));
  }

  @Post('regenerate')
  @ApiEndpoint({
    summary: 'Replaces the API key; the old one works for another 24 hours',
    description: 'With `immediately`, such as after a leak, all old keys are refused at once, on every node.',
    body: RegenerateApiKeyDto,
    answers: [200, apiKeySchema],
    signedIn: true,
  })
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async regenerate(
    @CurrentUser() caller: SessionOwner,
    @Body() { immediately = false }: RegenerateApiKeyDto,
  ): Promise<ApiKeyView> {
    return presentApiKey(await this.keys.regenerate(caller, { immediately }));
  }

  @Delete('old')
  @ApiEndpoint({ summary: 'Refuses replaced API keys at once', answers: [204], signedIn: true })
  @HttpCode(204)
  async endOld(@CurrentUser() { userId }: SessionOwner): Promise<void> {
    await this.keys.endOld(userId);
  }
}
