import { Controller, Get, Param, Res, UseGuards } from '@nestjs/common';
import type { PublicProfile } from '@gamegeek/contracts/profiles/profiles.types.js';
import type { Response } from 'express';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { OptionalSession } from '../../auth/index.js';
import { PUBLIC_PROFILE } from './profiles.schemas.js';
import { ProfilesService } from './profiles.service.js';

@Controller('users/:username')
@UseGuards(OptionalSession)
export class PublicProfileController {
  constructor(private readonly profiles: ProfilesService) {}

  @Get()
  @ApiEndpoint({ summary: 'The public profile of a player', answers: [200, PUBLIC_PROFILE], errors: ['not_found'] })
  async show(
    @Param('username') username: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PublicProfile> {
    const profile = await this.profiles.public(username);
    response.set('Cache-Control', 'public, max-age=5');
    return profile;
  }
}
