import { IsEmail, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { EMAIL_MAX, PASSWORD_MAX, USERNAME_MAX, USERNAME_MIN } from '../auth/register.dto.js';
import { CODE_MAX } from '../auth/security.dto.js';
import { Trimmed } from '../validation/plain-text.js';

/**
 * PUT /api/user/profile, with the sentences of the registration. What is not sent stays as it is. A changed email needs
 * the current password, and a code where two-factor is on.
 */
export class ProfileDto {
  @IsOptional()
  @Trimmed()
  @MinLength(USERNAME_MIN, { message: 'Username must be at least 3 characters' })
  @MaxLength(USERNAME_MAX, { message: 'Username must be at most 32 characters' })
  @Matches(/^[A-Za-z0-9_.-]*$/, { message: 'Username may contain only letters, digits, _, - and .' })
  username?: string;

  @IsOptional()
  @Trimmed()
  @IsEmail({}, { message: 'Invalid email address' })
  @MaxLength(EMAIL_MAX, { message: 'Invalid email address' })
  email?: string;

  @IsOptional()
  @IsString({ message: 'Password is required' })
  @MaxLength(PASSWORD_MAX, { message: 'Password is too long' })
  current_password?: string;

  @IsOptional()
  @IsString({ message: 'The code must be text' })
  @MaxLength(CODE_MAX, { message: 'The code is too long' })
  totp?: string;
}
