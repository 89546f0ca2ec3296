import { preferencesSchema, type Preferences as Chosen } from '@gamegeek/contracts/preferences/preferences.schemas.js';
import { Body, Controller, Get, Put, UseGuards } from '@nestjs/common';
import { PreferencesDto } from '@gamegeek/contracts/preferences/preferences.dto.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser } from '../sessions/caller.js';
import { SessionGuard } from '../sessions/session.guard.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { PreferencesRepository } from './preferences.repository.js';

@Controller('user/preferences')
@UseGuards(SessionGuard)
export class PreferencesController {
  constructor(private readonly preferences: PreferencesRepository) {}

  @Get()
  @ApiEndpoint({ summary: 'Language, theme and notifications', answers: [200, preferencesSchema], signedIn: true })
  async show(@CurrentUser() { userId }: SessionOwner): Promise<Chosen> {
    return this.preferences.of(userId);
  }

  @Put()
  @ApiEndpoint({
    summary: 'Changes language, theme and notifications',
    body: PreferencesDto,
    answers: [200, preferencesSchema],
    signedIn: true,
  })
  async change(@CurrentUser() { userId }: SessionOwner, @Body() given: PreferencesDto): Promise<Chosen> {
    return this.preferences.change(userId, given);
  }
}
