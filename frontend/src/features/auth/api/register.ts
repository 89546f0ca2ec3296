import type { RegisterDto } from '@gamegeek/contracts/auth/register.dto.js';
import { request } from '#shared/api/api-client.js';
import { signInAnswerSchema, type SignInAnswer } from '#shared/session/session.schemas.js';

/** Only these three are sent; acceptance of the terms stays in the form (docs/product.md, section 5). */
export function register({ username, email, password }: RegisterDto): Promise<SignInAnswer> {
  return request('/api/auth/register', {
    method: 'POST',
    body: { username, email, password },
    answer: signInAnswerSchema,
  });
}
