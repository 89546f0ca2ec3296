import { ownProfileSchema, type OwnProfile } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Controller, Get } from '@nestjs/common';
import { CurrentUser } from '../../auth/sessions/caller.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { ProfilesService } from './profiles.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('user/profile')
export class OwnProfileController {
  constructor(private readonly profiles: ProfilesService) {}

  @Get()
  @Endpoint({
    summary: 'The signed-in user with API key and statistics',
    answers: [200, ownProfileSchema],
    caller: 'session',
  })
  async show(@CurrentUser() caller: SessionOwner): Promise<OwnProfile> {
    return this.profiles.own(caller);
  }
}
