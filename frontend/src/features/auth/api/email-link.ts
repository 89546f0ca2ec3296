import { emailLinkPreviewSchema, type EmailLinkPreview } from '@gamegeek/contracts/auth/auth.schemas.js';
import { nothing, request } from '#shared/api/api-client.js';

/** What an email link does and for which account; does not use the link up. */
export function previewEmailLink(token: string): Promise<EmailLinkPreview> {
  return request('/api/auth/mail-link', { method: 'POST', body: { token }, answer: emailLinkPreviewSchema });
}

/** Ends all sessions of the account. */
export function undoEmailChange(token: string): Promise<undefined> {
  return request('/api/auth/undo-email-change', { method: 'POST', body: { token }, answer: nothing });
}
