import { Body, Controller, Get, Put, UseGuards } from '@nestjs/common';
import type { Preferences as Chosen } from '@gamegeek/contracts/users/preferences.js';
import { PreferencesDto } from '@gamegeek/contracts/users/preferences.dto.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { PREFERENCES } from '../auth.schemas.js';
import { CurrentUser, SessionGuard } from '../sessions/caller.js';
import type { SessionOwner } from '../sessions/sessions.js';
import { Preferences } from './preferences.js';

@Controller('user/preferences')
@UseGuards(SessionGuard)
export class PreferencesController {
  constructor(private readonly preferences: Preferences) {}

  @Get()
  @ApiEndpoint({ summary: 'Language, theme and notifications', answers: [200, PREFERENCES], signedIn: true })
  async show(@CurrentUser() { userId }: SessionOwner): Promise<Chosen> {
    return this.preferences.of(userId);
  }

  @Put()
  @ApiEndpoint({
    summary: 'Changes language, theme and notifications',
    body: PreferencesDto,
    answers: [200, PREFERENCES],
    signedIn: true,
  })
  async change(@CurrentUser() { userId }: SessionOwner, @Body() given: PreferencesDto): Promise<Chosen> {
    return this.preferences.change(userId, given);
  }
}
