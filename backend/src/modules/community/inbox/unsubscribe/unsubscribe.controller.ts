import { emailSettingSchema, type EmailSettingState } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { Body, Controller, Get, Ip, Post, Query, Redirect } from '@nestjs/common';
import { UnsubscribeDto } from '@gamegeek/contracts/inbox/email-settings.dto.js';
import { tokenInvalid } from '../../../../core/errors/app-error.js';
import { addressKey } from '../../../../core/http/request/client-address.js';
import { RateLimits } from '../../../../core/limits/rate-limits.service.js';
import { UnsubscribeService } from './unsubscribe.service.js';
import { Endpoint } from '../../../auth/sessions/endpoint.decorator.js';

/** Needs no session: the token of an email is enough. */
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly unsubscribe: UnsubscribeService,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @Endpoint({
    summary: 'Turns off the emails that the link belongs to',
    body: UnsubscribeDto,
    answers: [200, emailSettingSchema],
    errors: ['token_invalid'],
  })
  turnOff(@Body() { token }: UnsubscribeDto, @Ip() ip: string): Promise<EmailSettingState> {
    return this.apply(token, false, ip);
  }

  @Post('undo')
  @Endpoint({
    summary: 'Turns the emails on again',
    body: UnsubscribeDto,
    answers: [200, emailSettingSchema],
    errors: ['token_invalid'],
  })
  turnOn(@Body() { token }: UnsubscribeDto, @Ip() ip: string): Promise<EmailSettingState> {
    return this.apply(token, true, ip);
  }

  /** One-click unsubscribe of mail clients (RFC 8058); the form body carries no information. */
  @Post('one-click')
  @Endpoint({
    summary: 'Turns off the emails that the link belongs to, for mail clients (RFC 8058)',
    query: UnsubscribeDto,
    answers: [200, emailSettingSchema],
    errors: ['token_invalid'],
  })
  oneClick(@Query() { token }: UnsubscribeDto, @Ip() ip: string): Promise<EmailSettingState> {
    return this.apply(token, false, ip);
  }

  /** Mail clients without RFC 8058 support open the same address in a browser. */
  @Get('one-click')
  @Endpoint({
    summary: 'Redirects to the unsubscribe page',
    query: UnsubscribeDto,
    answers: [302],
  })
  @Redirect()
  page(@Query() { token }: UnsubscribeDto): { url: string } {
    return { url: `/unsubscribe?token=${encodeURIComponent(token)}` };
  }

  /** Only invalid links count against the rate limit. */
  private async apply(token: string, on: boolean, ip: string): Promise<EmailSettingState> {
    await this.limits.consume('wrongEmailToken', addressKey(ip));
    const state = await this.unsubscribe.apply(token, on);
    if (!state) throw tokenInvalid();
    await this.limits.reward('wrongEmailToken', addressKey(ip));
    return state;
  }
}
