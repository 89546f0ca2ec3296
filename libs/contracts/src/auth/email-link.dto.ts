import { IsEmail, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../validation/plain-text.js';
import { EMAIL_MAX, NewPasswordDto } from './register.dto.js';

/** Longer than any token of a link. */
const TOKEN_MAX = 200;

/** The token of an email link: POST /api/auth/mail-link, /verify and /undo-email-change. */
export class LinkTokenDto {
  @IsNotEmpty({ message: 'The link is not complete' })
  @IsString({ message: 'The link is not complete' })
  @MaxLength(TOKEN_MAX, { message: 'The link is not complete' })
  token: string;
}

/** POST /api/auth/resend-verification and /forgot-password. */
export class EmailDto {
  @Trimmed()
  @IsEmail({}, { message: 'Invalid email address' })
  @MaxLength(EMAIL_MAX, { message: 'Invalid email address' })
  email: string;
}

/** POST /api/auth/reset-password. */
export class ResetPasswordDto extends NewPasswordDto {
  @IsNotEmpty({ message: 'The link is not complete' })
  @IsString({ message: 'The link is not complete' })
  @MaxLength(TOKEN_MAX, { message: 'The link is not complete' })
  token: string;
}
