import { preferencesSchema, type Preferences as Chosen } from '@gamegeek/contracts/preferences/preferences.schemas.js';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { PreferencesDto } from '@gamegeek/contracts/preferences/preferences.dto.js';
import { CurrentUser } from '../sessions/caller.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { PreferencesRepository } from './preferences.repository.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

@Controller('user/preferences')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesRepository) {}

  @Get()
  @Endpoint({ summary: 'Language, theme and notifications', answers: [200, preferencesSchema], caller: 'session' })
  async show(@CurrentUser() { userId }: SessionOwner): Promise<Chosen> {
    return this.preferences.of(userId);
  }

  @Put()
  @Endpoint({
    summary: 'Changes language, theme and notifications',
    body: PreferencesDto,
    answers: [200, preferencesSchema],
    caller: 'session',
  })
  async change(@CurrentUser() { userId }: SessionOwner, @Body() given: PreferencesDto): Promise<Chosen> {
    return this.preferences.change(userId, given);
  }
}
