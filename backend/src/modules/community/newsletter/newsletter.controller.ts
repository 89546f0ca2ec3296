import { newsletterSubscriptionSchema } from '@gamegeek/contracts/newsletter/newsletter.schemas.js';
import { Body, Controller, Ip, Post, Res } from '@nestjs/common';
import { NewsletterLinkDto, SubscribeDto } from '@gamegeek/contracts/newsletter/newsletter.dto.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { Response } from 'express';
import { tokenInvalid } from '../../../core/errors/app-error.js';
import { AcceptedLanguage } from '../../../core/http/request/accepted-language.js';
import { addressKey } from '../../../core/http/request/client-address.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { NewsletterService } from './newsletter.service.js';
import { Endpoint } from '../../auth/sessions/endpoint.decorator.js';

@Controller('newsletter')
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly limits: RateLimits,
  ) {}

  @Post('subscribe')
  @Endpoint({
    summary: 'Subscribes to the newsletter',
    body: SubscribeDto,
    answers: [201, newsletterSubscriptionSchema],
  })
  async subscribe(
    @Body() { email }: SubscribeDto,
    @Ip() ip: string,
    @AcceptedLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ email: string }> {
    await this.limits.consume('newsletter', addressKey(ip));
    await this.limits.consume('mailsToMailbox', email.toLowerCase());
    const isNew = await this.newsletter.subscribe(email, language);
    response.status(isNew ? 201 : 200);
    return { email };
  }

  @Post('confirm')
  @Endpoint({
    summary: 'Confirms a subscription with the token of an email link',
    body: NewsletterLinkDto,
    answers: [204],
    errors: ['token_invalid'],
  })
  async confirm(@Body() { token }: NewsletterLinkDto, @Ip() ip: string): Promise<void> {
    await this.followLink(ip, () => this.newsletter.confirm(token));
  }

  @Post('unsubscribe')
  @Endpoint({
    summary: 'Cancels a subscription with the token of an email link',
    body: NewsletterLinkDto,
    answers: [204],
    errors: ['token_invalid'],
  })
  async unsubscribe(@Body() { token }: NewsletterLinkDto, @Ip() ip: string): Promise<void> {
    await this.followLink(ip, () => this.newsletter.unsubscribe(token));
  }

  /** Only invalid links count against the rate limit. */
  private async followLink(ip: string, action: () => Promise<boolean>): Promise<void> {
    await this.limits.consume('wrongEmailToken', addressKey(ip));
    if (!(await action())) throw tokenInvalid();
    await this.limits.reward('wrongEmailToken', addressKey(ip));
  }
}
