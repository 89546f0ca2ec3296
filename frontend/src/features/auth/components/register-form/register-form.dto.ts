import { RegisterDto } from '@gamegeek/contracts/auth/register.dto.js';
import { Equals } from 'class-validator';

/** What the form asks: what the server takes, and the accepted terms, which are not sent (docs/product.md, section 5). */
export class RegisterFormDto extends RegisterDto {
  @Equals(true, { message: 'You must accept the terms and conditions' })
  terms: boolean;
}
