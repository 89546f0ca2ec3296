import { Body, Controller, Get, HttpCode, Ip, Post, Query, Redirect } from '@nestjs/common';
import { WayOutDto } from '@gamegeek/contracts/users/mail-settings.dto.js';
import type { MailSettingState } from '@gamegeek/contracts/users/mail-settings.js';
import { tokenInvalid } from '../../../../core/errors/app-error.js';
import { addressKey } from '../../../../core/http/client-address.js';
import { RateLimits } from '../../../../core/limits/rate-limits.js';
import { Documented } from '../../../../core/openapi/documented.js';
import { MAIL_SETTING } from '../inbox.schemas.js';
import { WayOut } from './way-out.js';

/** Needs no session: whoever holds the mail may end the mails. */
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly wayOut: WayOut,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @Documented({
    summary: 'Turns off the mails that a link belongs to',
    body: WayOutDto,
    answers: [200, MAIL_SETTING],
    errors: ['token_invalid'],
  })
  @HttpCode(200)
  off(@Body() { token }: WayOutDto, @Ip() ip: string): Promise<MailSettingState> {
    return this.turn(token, false, ip);
  }

  @Post('undo')
  @Documented({
    summary: 'Turns on again what a link has turned off',
    body: WayOutDto,
    answers: [200, MAIL_SETTING],
    errors: ['token_invalid'],
  })
  @HttpCode(200)
  on(@Body() { token }: WayOutDto, @Ip() ip: string): Promise<MailSettingState> {
    return this.turn(token, true, ip);
  }

  /** What mail programs do for people (RFC 8058): a form that says nothing but that it was one click. */
  @Post('one-click')
  @Documented({
    summary: 'Turns off the mails that a link belongs to, for mail programs (RFC 8058)',
    query: WayOutDto,
    answers: [200, MAIL_SETTING],
    errors: ['token_invalid'],
  })
  @HttpCode(200)
  oneClick(@Query() { token }: WayOutDto, @Ip() ip: string): Promise<MailSettingState> {
    return this.turn(token, false, ip);
  }

  /** Programs that do not know it open the address instead. */
  @Get('one-click')
  @Documented({
    summary: 'Leads to the page that turns off the mails that a link belongs to',
    query: WayOutDto,
    answers: [302],
  })
  @Redirect()
  page(@Query() { token }: WayOutDto): { url: string } {
    return { url: `/unsubscribe?token=${encodeURIComponent(token)}` };
  }

  /** Only links that are no use count against the limit. */
  private async turn(token: string, on: boolean, ip: string): Promise<MailSettingState> {
    await this.limits.consume('wrongMailToken', addressKey(ip));
    const state = await this.wayOut.turn(token, on);
    if (!state) throw tokenInvalid();
    await this.limits.reward('wrongMailToken', addressKey(ip));
    return state;
  }
}
