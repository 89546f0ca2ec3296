import { apiKeySchema, type ApiKeyView } from '@gamegeek/contracts/auth/account.schemas.js';
import { RegenerateApiKeyDto } from '@gamegeek/contracts/auth/security.dto.js';
import { Body, Controller, Delete, Get, Header, Post } from '@nestjs/common';
import { CurrentUser } from '../sessions/caller.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { ApiKeys, type OwnKey } from './api-keys.service.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

function presentApiKey({ key, name, createdAt, lastUsedAt, oldKeyUntil }: OwnKey): ApiKeyView {
  return {
    apiKey: key,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    old_key_until: oldKeyUntil?.toISOString() ?? null,
  };
}

@Controller('user/api-key')
export class ApiKeyController {
  constructor(private readonly keys: ApiKeys) {}

  @Get()
  @Endpoint({
    summary: 'The user’s API key, created on the first request',
    answers: [200, apiKeySchema],
    errors: ['secret_unreadable'],
    caller: 'session',
  })
  @Header('Cache-Control', 'no-store')
  async show(@CurrentUser() caller: SessionOwner): Promise<ApiKeyView> {
    return presentApiKey(await this.keys.of(caller));
  }

  @Post('regenerate')
  @Endpoint({
    summary: 'Replaces the API key; the old one works for another 24 hours',
    description: 'With `immediately`, such as after a leak, all old keys are refused at once, on every node.',
    body: RegenerateApiKeyDto,
    answers: [200, apiKeySchema],
    caller: 'session',
  })
  @Header('Cache-Control', 'no-store')
  async regenerate(
    @CurrentUser() caller: SessionOwner,
    @Body() { immediately = false }: RegenerateApiKeyDto,
  ): Promise<ApiKeyView> {
    return presentApiKey(await this.keys.regenerate(caller, { immediately }));
  }

  @Delete('old')
  @Endpoint({ summary: 'Refuses replaced API keys at once', answers: [204], caller: 'session' })
  async endOld(@CurrentUser() { userId }: SessionOwner): Promise<void> {
    await this.keys.endOld(userId);
  }
}
