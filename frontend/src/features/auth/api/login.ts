import type { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import { request } from '../../../shared/api/api-client.js';
import { isSignInAnswer, type SignInAnswer } from '../auth.guards.js';

export function login({ identifier, password }: LoginDto): Promise<SignInAnswer> {
  return request('/api/auth/login', { method: 'POST', body: { identifier, password }, answer: isSignInAnswer });
}
