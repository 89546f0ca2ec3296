import { request } from '../../../shared/api/api-client.js';
import { isHeard } from '../../../shared/api/is-heard.js';

// Whether a mail is sent stays between the server and the address.

export function resendVerification(email: string): Promise<object | undefined> {
  return request('/api/auth/resend-verification', { method: 'POST', body: { email }, answer: isHeard });
}

export function forgotPassword(email: string): Promise<object | undefined> {
  return request('/api/auth/forgot-password', { method: 'POST', body: { email }, answer: isHeard });
}
