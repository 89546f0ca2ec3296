import { request } from '../../../shared/api/api-client.js';
import { isAccepted } from '../../../shared/api/is-accepted.js';

// The response does not reveal whether an email is sent.

export function resendVerification(email: string): Promise<object | undefined> {
  return request('/api/auth/resend-verification', { method: 'POST', body: { email }, answer: isAccepted });
}

export function forgotPassword(email: string): Promise<object | undefined> {
  return request('/api/auth/forgot-password', { method: 'POST', body: { email }, answer: isAccepted });
}
