import { IsEmail, Length, Matches, MaxLength, MinLength } from 'class-validator';
import { IsPlainText, Trimmed } from '../validation/plain-text.js';
import { USERNAME_MAX, USERNAME_MIN } from './username.js';

export const PASSWORD_MIN = 8;
/** argon2 accepts any length; the limit bounds the cost of a request. */
export const PASSWORD_MAX = 200;
export const EMAIL_MAX = 254;

/** A new password. */
export class NewPasswordDto {
  @MinLength(PASSWORD_MIN, { message: 'Password must be at least 8 characters' })
  @Length(0, PASSWORD_MAX, { message: 'Password must be at most 200 characters' })
  @IsPlainText({ message: 'Password must not contain control characters' })
  password: string;
}

/** POST /api/auth/register (docs/product.md, section 5). */
export class RegisterDto extends NewPasswordDto {
  @Trimmed()
  @MinLength(USERNAME_MIN, { message: 'Username must be at least 3 characters' })
  @MaxLength(USERNAME_MAX, { message: 'Username must be at most 32 characters' })
  @Matches(/^[A-Za-z0-9_.-]*$/, { message: 'Username may contain only letters, digits, _, - and .' })
  username: string;

  @Trimmed()
  @IsEmail({}, { message: 'Invalid email address' })
  @MaxLength(EMAIL_MAX, { message: 'Invalid email address' })
  email: string;
}
