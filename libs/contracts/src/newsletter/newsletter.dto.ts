import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { EMAIL_MAX } from '../auth/register.dto.js';
import { Trimmed } from '../validation/plain-text.js';
import { NEWSLETTER_EMAIL } from './newsletter-email.js';

/** Longer than any token of a link. */
const TOKEN_MAX = 200;

/** POST /api/newsletter/subscribe. */
export class SubscribeDto {
  @Trimmed()
  @Matches(NEWSLETTER_EMAIL, { message: 'Please enter a valid email address.' })
  @MaxLength(EMAIL_MAX, { message: 'Please enter a valid email address.' })
  email: string;
}

/** POST /api/newsletter/confirm and /unsubscribe. */
export class NewsletterLinkDto {
  @IsNotEmpty({ message: 'The link is not complete' })
  @IsString({ message: 'The link is not complete' })
  @MaxLength(TOKEN_MAX, { message: 'The link is not complete' })
  token: string;
}
