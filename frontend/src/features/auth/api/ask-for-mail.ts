import { accepted, request } from '#shared/api/api-client.js';

// The response does not reveal whether an email is sent.

export function resendVerification(email: string): Promise<object | undefined> {
  return request('/api/auth/resend-verification', { method: 'POST', body: { email }, answer: accepted });
}

export function forgotPassword(email: string): Promise<object | undefined> {
  return request('/api/auth/forgot-password', { method: 'POST', body: { email }, answer: accepted });
}
