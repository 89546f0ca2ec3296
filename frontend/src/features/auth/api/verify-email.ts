import { request } from '../../../shared/api/api-client.js';
import { isVerifyAnswer, type VerifyAnswer } from '../auth.guards.js';

export function verifyEmail(token: string): Promise<VerifyAnswer> {
  return request('/api/auth/verify', { method: 'POST', body: { token }, answer: isVerifyAnswer });
}
