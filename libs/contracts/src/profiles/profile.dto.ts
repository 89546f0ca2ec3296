import { IsEmail, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { EMAIL_MAX, PASSWORD_MAX } from '../auth/register.dto.js';
import { USERNAME_MAX, USERNAME_MIN } from '../auth/username.js';
import { CODE_MAX } from '../auth/security.dto.js';
import { Trimmed } from '../validation/plain-text.js';

/**
 * PUT /api/user/profile. Fields that are not sent stay. A new email address requires the current password, and a code
 * with two-factor on.
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
