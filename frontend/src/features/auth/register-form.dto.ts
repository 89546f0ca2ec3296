import { RegisterDto } from '@gamegeek/contracts/auth/register.dto.js';
import { Equals } from 'class-validator';

/** The server's fields and acceptance of the terms, which is not sent (docs/product.md, section 5). */
export class RegisterFormDto extends RegisterDto {
  @Equals(true, { message: 'You must accept the terms and conditions' })
  terms: boolean;
}
