import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsPlainText, Trimmed } from '../validation/plain-text.js';
import { EMAIL_MAX, PASSWORD_MAX } from './register.dto.js';

/** POST /api/auth/login. `identifier` is a username or an e-mail address. */
export class LoginDto {
  @Trimmed()
  @IsNotEmpty({ message: 'Username or email is required' })
  @IsString({ message: 'Username or email is required' })
  @MaxLength(EMAIL_MAX, { message: 'Username or email is too long' })
  @IsPlainText({ message: 'Username or email must not contain control characters' })
  identifier: string;

  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  @MaxLength(PASSWORD_MAX, { message: 'Password is too long' })
  password: string;

  /** The six digits of an authenticator app, or a recovery code. */
  @IsOptional()
  @IsString({ message: 'The code must be text' })
  @MaxLength(64, { message: 'The code is too long' })
  totp?: string;
}
