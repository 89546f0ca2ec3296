import { Controller, Get, Param, Res, UseGuards } from '@nestjs/common';
import type { PublicProfile } from '@gamegeek/contracts/users/users.types.js';
import type { Response } from 'express';
import { Documented } from '../../../core/openapi/documented.js';
import { OptionalSession } from '../../auth/index.js';
import { PUBLIC_PROFILE } from '../community.schemas.js';
import { Profiles } from './profiles.service.js';

@Controller('users/:username')
@UseGuards(OptionalSession)
export class PublicProfileController {
  constructor(private readonly profiles: Profiles) {}

  /** What anyone may know of a player. */
  @Get()
  @Documented({ summary: 'What anyone may know of a player', answers: [200, PUBLIC_PROFILE], errors: ['not_found'] })
  async show(
    @Param('username') username: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PublicProfile> {
    const profile = await this.profiles.public(username);
    response.set('Cache-Control', 'public, max-age=5');
    return profile;
  }
}
