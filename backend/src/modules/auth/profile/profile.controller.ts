import { ownUserSchema, type OwnUser } from '@gamegeek/contracts/auth/auth.schemas.js';
import { Body, Controller, Put } from '@nestjs/common';
import { ProfileDto } from '@gamegeek/contracts/profiles/profile.dto.js';
import { CurrentUser } from '../sessions/caller.js';
import { SignInsService } from '../sessions/sign-ins.service.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { ProfileService } from './profile.service.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

@Controller('user/profile')
export class ProfileController {
  constructor(
    private readonly profile: ProfileService,
    private readonly signIns: SignInsService,
  ) {}

  @Put()
  @Endpoint({
    summary: 'Changes username or email',
    description:
      'A changed email requires `current_password`, and `totp` if two-factor is on. It is the `pending_email` until it ' +
      'is confirmed by the link of an email; the old address gets a link that undoes the change for 14 days. Muted users ' +
      'cannot change their name.',
    body: ProfileDto,
    answers: [200, ownUserSchema],
    errors: ['conflict', 'forbidden'],
    caller: 'session',
  })
  async change(@CurrentUser() { userId }: SessionOwner, @Body() wanted: ProfileDto): Promise<OwnUser> {
    await this.profile.change(userId, wanted);
    return this.signIns.own(userId);
  }
}
