import { preferencesSchema, type Preferences as Chosen } from '@gamegeek/contracts/preferences/preferences.schemas.js';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { PreferencesDto } from '@gamegeek/contracts/preferences/preferences.dto.js';
import { CurrentUser } from '../sessions/caller.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { PreferencesRepository } from './preferences.repository.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

/** Published to all nodes when a user has changed whether others may watch; carries the id of the user. */
export const SHARING_CHANGED = 'sharing';

@Controller('user/preferences')
export class PreferencesController {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly invalidations: Invalidations,
  ) {}

  @Get()
  @Endpoint({
    summary: 'Language, theme, notifications, and whether others may watch',
    answers: [200, preferencesSchema],
    caller: 'session',
  })
  async show(@CurrentUser() { userId }: SessionOwner): Promise<Chosen> {
    return this.preferences.of(userId);
  }

  @Put()
  @Endpoint({
    summary: 'Changes language, theme, notifications, and whether others may watch',
    body: PreferencesDto,
    answers: [200, preferencesSchema],
    caller: 'session',
  })
  async change(@CurrentUser() { userId }: SessionOwner, @Body() given: PreferencesDto): Promise<Chosen> {
    const chosen = await this.preferences.change(userId, given);
    if (given.share_runs !== undefined) await this.invalidations.publish(SHARING_CHANGED, userId);
    return chosen;
  }
}
