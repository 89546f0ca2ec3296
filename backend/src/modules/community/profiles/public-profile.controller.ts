import { publicProfileSchema, type PublicProfile } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Costs } from '../../../core/limits/costs.js';
import { ProfilesService } from './profiles.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('users/:username')
export class PublicProfileController {
  constructor(private readonly profiles: ProfilesService) {}

  @Get()
  @Costs(2)
  @Endpoint({
    summary: 'The public profile of a player',
    answers: [200, publicProfileSchema],
    errors: ['not_found'],
  })
  async show(
    @Param('username') username: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PublicProfile> {
    const profile = await this.profiles.public(username);
    response.set('Cache-Control', 'public, max-age=5');
    return profile;
  }
}
