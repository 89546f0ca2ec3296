import { ownProfileSchema, type OwnProfile } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Controller, Get, UseGuards } from '@nestjs/common';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser } from '../../auth/sessions/caller.js';
import { SessionGuard } from '../../auth/sessions/session.guard.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { ProfilesService } from './profiles.service.js';

@Controller('user/profile')
@UseGuards(SessionGuard)
export class OwnProfileController {
  constructor(private readonly profiles: ProfilesService) {}

  @Get()
  @ApiEndpoint({
    summary: 'The signed-in user with API key and statistics',
    answers: [200, ownProfileSchema],
    signedIn: true,
  })
  async show(@CurrentUser() caller: SessionOwner): Promise<OwnProfile> {
    return this.profiles.own(caller);
  }
}
