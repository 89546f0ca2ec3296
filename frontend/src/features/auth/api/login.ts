import type { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { request } from '#shared/api/api-client.js';
import { signInAnswerSchema, type SignInAnswer } from '#shared/session/session.schemas.js';

/** `totp`, the second factor, is sent only after the server has requested it. */
export function login({ identifier, password, totp }: LoginDto): Promise<SignInAnswer> {
  return request('/api/auth/login', {
    method: 'POST',
    body: { identifier, password, ...(totp === undefined ? {} : { totp }) },
    answer: signInAnswerSchema,
  });
}
