import {
  emailLinkPreviewSchema,
  verifiedAnswerSchema,
  type EmailLinkPreview,
  type VerifiedAnswer,
} from '@gamegeek/contracts/auth/auth.schemas.js';
import { Body, Controller, Header, Headers, Ip, Post, Req, Res } from '@nestjs/common';
import { EmailDto, LinkTokenDto, ResetPasswordDto } from '@gamegeek/contracts/auth/email-link.dto.js';
import { ChangePasswordDto } from '@gamegeek/contracts/auth/security.dto.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { Request, Response } from 'express';
import { AcceptedLanguage } from '../../../core/http/request/accepted-language.js';
import { addressKey } from '../../../core/http/request/client-address.js';
import { Cookies } from '../../../core/http/request/cookies.service.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { AccountEmailsService } from '../account-emails/account-emails.service.js';
import { CurrentUser } from '../sessions/caller.js';
import { newDeviceCookie } from '../sessions/devices/device-cookie.js';
import { SignInsService } from '../sessions/sign-ins.service.js';
import type { SessionOwner } from '../sessions/sessions.service.js';
import { EmailChangeUndoService } from './email-change-undo.service.js';
import { EmailVerificationService } from './email-verification.service.js';
import { EmailLinkPreviewsRepository } from './email-link-previews.repository.js';
import { PasswordChangesService } from './password-changes.service.js';
import { Endpoint } from '../sessions/endpoint.decorator.js';

/** Links of emails, and passwords. */
@Controller('auth')
export class EmailLinksController {
  constructor(
    private readonly emails: AccountEmailsService,
    private readonly previews: EmailLinkPreviewsRepository,
    private readonly verification: EmailVerificationService,
    private readonly passwords: PasswordChangesService,
    private readonly emailChangeUndo: EmailChangeUndoService,
    private readonly signIns: SignInsService,
    private readonly limits: RateLimits,
    private readonly cookies: Cookies,
  ) {}

  @Post('mail-link')
  @Endpoint({
    summary: 'What the link of an email does, and to which account',
    description: 'Does not use the token up, so that pages can ask for confirmation.',
    body: LinkTokenDto,
    answers: [200, emailLinkPreviewSchema],
    errors: ['token_invalid'],
  })
  @Header('Cache-Control', 'no-store')
  async preview(@Body() { token }: LinkTokenDto, @Ip() ip: string): Promise<EmailLinkPreview> {
    return this.previews.of(token, addressKey(ip));
  }

  @Post('verify')
  @Endpoint({
    summary: 'Verifies an email address by the link of an email',
    description:
      'Also lets a pending address take effect. The first verification of an account ends its other sessions, cancels ' +
      'another pending address, and removes its API key and a second factor that is not on yet; the next read of the ' +
      'key creates a new one. The key is kept if the request carries a session of the same account.',
    body: LinkTokenDto,
    answers: [200, verifiedAnswerSchema],
    errors: ['token_invalid', 'conflict'],
  })
  async verify(
    @Body() { token }: LinkTokenDto,
    @CurrentUser() caller: SessionOwner | undefined,
    @Ip() ip: string,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VerifiedAnswer> {
    const user = await this.verification.verify(token, addressKey(ip), caller?.userId);
    // A mailbox is one factor: with a second one the link verifies the address but opens no session.
    if (user.totpEnabledAt) return { session: null, user: null };
    return this.signIns.open(user, { ip, userAgent }, response);
  }

  @Post('resend-verification')
  @Endpoint({
    summary: 'Sends the verification email again',
    description: 'Answers the same whether or not the address is known.',
    body: EmailDto,
    answers: [202],
  })
  async resend(@Body() { email }: EmailDto, @Ip() ip: string, @AcceptedLanguage() language: Language): Promise<void> {
    await this.countMail(email, ip);
    await this.emails.verificationAgain(email, language);
  }

  @Post('forgot-password')
  @Endpoint({
    summary: 'Sends a link to set a new password',
    description: 'Answers the same whether or not the address is known.',
    body: EmailDto,
    answers: [202],
  })
  async forgot(@Body() { email }: EmailDto, @Ip() ip: string, @AcceptedLanguage() language: Language): Promise<void> {
    await this.countMail(email, ip);
    await this.emails.passwordReset(email, language);
  }

  @Post('reset-password')
  @Endpoint({
    summary: 'Sets a new password by the link of an email; every session ends, and a pending address is cancelled',
    description:
      'The API key is replaced as well: the old one is refused at once, and the next read creates a new one.',
    body: ResetPasswordDto,
    answers: [204],
    errors: ['token_invalid'],
  })
  async reset(
    @Body() dto: ResetPasswordDto,
    @Ip() ip: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const device = this.cookies.read(response.req, 'device') ?? newDeviceCookie();
    await this.passwords.reset(dto, addressKey(ip), device);
    this.signIns.setDevice(response, device);
  }

  @Post('undo-email-change')
  @Endpoint({
    summary: 'Restores the email address from before a change, by the link of an email; every session ends',
    description: 'Works for 14 days from the request on, whether or not the new address has been confirmed.',
    body: LinkTokenDto,
    answers: [204],
    errors: ['token_invalid', 'conflict'],
  })
  async undoEmailChange(@Body() { token }: LinkTokenDto, @Ip() ip: string): Promise<void> {
    await this.emailChangeUndo.undo(token, addressKey(ip));
  }

  @Post('change-password')
  @Endpoint({
    summary: 'Changes the password; other sessions end, and a pending address is cancelled',
    description: 'With `replace_api_key`, the API key is refused at once, and its next read creates a new one.',
    body: ChangePasswordDto,
    answers: [204],
    caller: 'session',
  })
  async change(
    @CurrentUser() caller: SessionOwner,
    @Body() dto: ChangePasswordDto,
    @Req() request: Request,
  ): Promise<void> {
    await this.passwords.change(caller, dto, this.cookies.read(request, 'device'));
  }

  /** Counts unknown addresses as well, so that the limits do not reveal which are known. */
  private async countMail(email: string, ip: string): Promise<void> {
    await this.limits.consume('mailsAsked', addressKey(ip));
    await this.limits.consume('mailsToMailbox', email.toLowerCase());
  }
}
