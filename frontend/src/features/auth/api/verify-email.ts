import { request } from '#shared/api/api-client.js';
import { verifyAnswerSchema, type VerifyAnswer } from '../auth.schemas.js';

export function verifyEmail(token: string): Promise<VerifyAnswer> {
  return request('/api/auth/verify', { method: 'POST', body: { token }, answer: verifyAnswerSchema });
}
