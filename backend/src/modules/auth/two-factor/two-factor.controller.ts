import {
  recoveryCodesSchema,
  totpSetupSchema,
  totpStatusSchema,
  type RecoveryCodes,
  type TotpSetup,
  type TotpStatus,
} from '@gamegeek/contracts/auth/account.schemas.js';
import { Body, Controller, Get, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import { TotpChangeDto } from '@gamegeek/contracts/auth/security.dto.js';
import { ApiEndpoint } from '../../../core/openapi/api-endpoint.js';
import { CurrentUser } from '../sessions/caller.js';
import { SessionGuard } from '../sessions/session.guard.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { TwoFactorService } from './two-factor.service.js';

@Controller('auth/totp')
@UseGuards(SessionGuard)
export class TwoFactorController {
  constructor(private readonly twoFactor: TwoFactorService) {}

  @Get()
  @ApiEndpoint({ summary: 'Whether two-factor sign-in is on', answers: [200, totpStatusSchema], signedIn: true })
  async status(@CurrentUser() { userId }: SessionOwner): Promise<TotpStatus> {
    return this.twoFactor.status(userId);
  }

  @Post('setup')
  @ApiEndpoint({
    summary: 'Starts the set-up of two-factor sign-in',
    description: 'Refused with `forbidden` until the email address is verified.',
    answers: [200, totpSetupSchema],
    errors: ['conflict', 'forbidden'],
    signedIn: true,
  })
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async setUp(@CurrentUser() { userId }: SessionOwner): Promise<TotpSetup> {
    return this.twoFactor.setUp(userId);
  }

  @Post('enable')
  @ApiEndpoint({
    summary: 'Turns two-factor sign-in on and returns recovery codes',
    body: TotpChangeDto,
    answers: [200, recoveryCodesSchema],
    errors: ['conflict', 'forbidden', 'rate_limited'],
    signedIn: true,
  })
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async enable(@CurrentUser() { userId }: SessionOwner, @Body() proof: TotpChangeDto): Promise<RecoveryCodes> {
    return { recovery_codes: await this.twoFactor.enable(userId, proof) };
  }

  @Post('disable')
  @ApiEndpoint({
    summary: 'Turns two-factor sign-in off',
    body: TotpChangeDto,
    answers: [204],
    errors: ['rate_limited', 'secret_unreadable'],
    signedIn: true,
  })
  @HttpCode(204)
  async disable(@CurrentUser() { userId }: SessionOwner, @Body() proof: TotpChangeDto): Promise<void> {
    await this.twoFactor.disable(userId, proof);
  }
}
