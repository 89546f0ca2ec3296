import {
  recoveryCodesSchema,
  totpSetupSchema,
  totpStatusSchema,
  type RecoveryCodes,
  type TotpSetup,
  type TotpStatus,
} from '@gamegeek/contracts/auth/account.schemas.js';
import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { TotpChangeDto } from '@gamegeek/contracts/auth/security.dto.js';
import { CurrentUser } from '../sessions/caller.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { TwoFactorService } from './two-factor.service.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

@Controller('auth/totp')
export class TwoFactorController {
  constructor(private readonly twoFactor: TwoFactorService) {}

  @Get()
  @Endpoint({ summary: 'Whether two-factor sign-in is on', answers: [200, totpStatusSchema], caller: 'session' })
  async status(@CurrentUser() { userId }: SessionOwner): Promise<TotpStatus> {
    return this.twoFactor.status(userId);
  }

  @Post('setup')
  @Endpoint({
    summary: 'Starts the set-up of two-factor sign-in',
    description: 'Refused with `forbidden` until the email address is verified.',
    answers: [200, totpSetupSchema],
    errors: ['conflict', 'forbidden'],
    caller: 'session',
  })
  @Header('Cache-Control', 'no-store')
  async setUp(@CurrentUser() { userId }: SessionOwner): Promise<TotpSetup> {
    return this.twoFactor.setUp(userId);
  }

  @Post('enable')
  @Endpoint({
    summary: 'Turns two-factor sign-in on and returns recovery codes',
    body: TotpChangeDto,
    answers: [200, recoveryCodesSchema],
    errors: ['conflict', 'forbidden', 'rate_limited'],
    caller: 'session',
  })
  @Header('Cache-Control', 'no-store')
  async enable(@CurrentUser() { userId }: SessionOwner, @Body() proof: TotpChangeDto): Promise<RecoveryCodes> {
    return { recovery_codes: await this.twoFactor.enable(userId, proof) };
  }

  @Post('disable')
  @Endpoint({
    summary: 'Turns two-factor sign-in off',
    body: TotpChangeDto,
    answers: [204],
    errors: ['rate_limited', 'secret_unreadable'],
    caller: 'session',
  })
  async disable(@CurrentUser() { userId }: SessionOwner, @Body() proof: TotpChangeDto): Promise<void> {
    await this.twoFactor.disable(userId, proof);
  }
}
