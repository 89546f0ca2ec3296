import { Controller, Get, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import type { ApiKeyView } from '@gamegeek/contracts/auth/auth.types.js';
import { ApiKeys } from './api-keys.js';
import { CurrentUser, SessionGuard } from './caller.js';
import { presentApiKey } from './own-user.presenter.js';
import type { SessionOwner } from './sessions.js';

@Controller('user/api-key')
@UseGuards(SessionGuard)
export class ApiKeyController {
  constructor(private readonly keys: ApiKeys) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async show(@CurrentUser() { userId }: SessionOwner): Promise<ApiKeyView> {
    return presentApiKey(await this.keys.of(userId));
  }

  @Post('regenerate')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async regenerate(@CurrentUser() { userId }: SessionOwner): Promise<ApiKeyView> {
    return presentApiKey(await this.keys.regenerate(userId));
  }
}
