import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../validation/plain-text.js';
import { NewPasswordDto, PASSWORD_MAX } from './register.dto.js';

export const CODE_MAX = 64;

/** POST /api/auth/change-password. */
export class ChangePasswordDto extends NewPasswordDto {
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  @MaxLength(PASSWORD_MAX, { message: 'Password is too long' })
  current_password: string;

  /** Whether the API key is replaced as well; games are refused at once until they have the new one. */
  @IsOptional()
  @IsBoolean({ message: 'Replacing the API key must be on or off' })
  replace_api_key?: boolean;
}

/** POST /api/user/api-key/regenerate. */
export class RegenerateApiKeyDto {
  /** Whether the old key is refused at once, instead of working for another 24 hours. */
  @IsOptional()
  @IsBoolean({ message: 'immediately must be true or false' })
  immediately?: boolean;
}

/** The six digits, or a recovery code. */
export class TotpCodeDto {
  @Trimmed()
  @IsNotEmpty({ message: 'The code is required' })
  @IsString({ message: 'The code is required' })
  @MaxLength(CODE_MAX, { message: 'The code is too long' })
  code: string;
}

/** POST /api/auth/totp/enable (the six digits) and /disable (the six digits or a recovery code). */
export class TotpChangeDto extends TotpCodeDto {
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  @MaxLength(PASSWORD_MAX, { message: 'Password is too long' })
  password: string;
}

/** POST /api/user/delete. With two-factor on, a code is needed as well. */
export class DeleteAccountDto {
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  @MaxLength(PASSWORD_MAX, { message: 'Password is too long' })
  password: string;

  @IsOptional()
  @IsString({ message: 'The code must be text' })
  @MaxLength(CODE_MAX, { message: 'The code is too long' })
  totp?: string;
}
