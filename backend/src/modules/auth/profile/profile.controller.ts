import { Body, Controller, Put, UseGuards } from '@nestjs/common';
import type { OwnUser } from '@gamegeek/contracts/auth/auth.types.js';
import { ProfileDto } from '@gamegeek/contracts/users/profile.dto.js';
import { Documented } from '../../../core/openapi/documented.js';
import { SignIns } from '../accounts/sign-ins.js';
import { OWN_USER } from '../auth.schemas.js';
import { CurrentUser, SessionGuard } from '../sessions/caller.js';
import type { SessionOwner } from '../sessions/sessions.js';
import { Profile } from './profile.js';

@Controller('user/profile')
@UseGuards(SessionGuard)
export class ProfileController {
  constructor(
    private readonly profile: Profile,
    private readonly signIns: SignIns,
  ) {}

  /** Username and address; a changed address has to be verified again. */
  @Put()
  @Documented({
    summary: 'Changes username or email',
    description: 'A changed address has to be verified again. Whoever is muted keeps their name.',
    body: ProfileDto,
    answers: [200, OWN_USER],
    errors: ['conflict', 'forbidden'],
    signedIn: true,
  })
  async change(@CurrentUser() { userId }: SessionOwner, @Body() wanted: ProfileDto): Promise<OwnUser> {
    await this.profile.change(userId, wanted);
    return this.signIns.own(userId);
  }
}
