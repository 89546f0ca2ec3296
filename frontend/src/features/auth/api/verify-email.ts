import { request } from '../../../shared/api/api-client.js';
import { isSignInAnswer, type SignInAnswer } from '../auth.guards.js';

export function verifyEmail(token: string): Promise<SignInAnswer> {
  return request('/api/auth/verify', { method: 'POST', body: { token }, answer: isSignInAnswer });
}
