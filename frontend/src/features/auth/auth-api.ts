import { emailLinkPreviewSchema, type EmailLinkPreview } from '@gamegeek/contracts/auth/auth.schemas.js';
import type { ResetPasswordDto } from '@gamegeek/contracts/auth/email-link.dto.js';
import type { LoginDto } from '@gamegeek/contracts/auth/login.dto.js';
import type { RegisterDto } from '@gamegeek/contracts/auth/register.dto.js';
import { accepted, nothing, request } from '#shared/api/api-client.js';
import { signInAnswerSchema, type SignInAnswer } from '#shared/session/session.schemas.js';
import { verifyAnswerSchema, type VerifyAnswer } from './auth.schemas.js';

/** `totp`, the second factor, is sent only after the server has requested it. */
export function login({ identifier, password, totp }: LoginDto): Promise<SignInAnswer> {
  return request('/api/auth/login', {
    method: 'POST',
    body: { identifier, password, ...(totp === undefined ? {} : { totp }) },
    answer: signInAnswerSchema,
  });
}

/** Only these three are sent; acceptance of the terms stays in the form (docs/product.md, section 5). */
export function register({ username, email, password }: RegisterDto): Promise<SignInAnswer> {
  return request('/api/auth/register', {
    method: 'POST',
    body: { username, email, password },
    answer: signInAnswerSchema,
  });
}

/** The response does not reveal whether an email is sent. */
export function resendVerification(email: string): Promise<object | undefined> {
  return request('/api/auth/resend-verification', { method: 'POST', body: { email }, answer: accepted });
}

/** The response does not reveal whether an email is sent. */
export function forgotPassword(email: string): Promise<object | undefined> {
  return request('/api/auth/forgot-password', { method: 'POST', body: { email }, answer: accepted });
}

/** What an email link does and for which account; does not use the link up. */
export function previewEmailLink(token: string): Promise<EmailLinkPreview> {
  return request('/api/auth/mail-link', { method: 'POST', body: { token }, answer: emailLinkPreviewSchema });
}

export function verifyEmail(token: string): Promise<VerifyAnswer> {
  return request('/api/auth/verify', { method: 'POST', body: { token }, answer: verifyAnswerSchema });
}

/** Ends all sessions of the account. */
export function resetPassword({ token, password }: ResetPasswordDto): Promise<undefined> {
  return request('/api/auth/reset-password', { method: 'POST', body: { token, password }, answer: nothing });
}

/** Ends all sessions of the account. */
export function undoEmailChange(token: string): Promise<undefined> {
  return request('/api/auth/undo-email-change', { method: 'POST', body: { token }, answer: nothing });
}
