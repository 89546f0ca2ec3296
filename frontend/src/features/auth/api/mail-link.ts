import { mailLinkPreviewSchema, type MailLinkPreview } from '@gamegeek/contracts/auth/auth.schemas.js';
import { nothing, request } from '../../../shared/api/api-client.js';

/** What an email link does and for which account; does not use the link up. */
export function previewMailLink(token: string): Promise<MailLinkPreview> {
  return request('/api/auth/mail-link', { method: 'POST', body: { token }, answer: mailLinkPreviewSchema });
}

/** Ends all sessions of the account. */
export function undoEmailChange(token: string): Promise<undefined> {
  return request('/api/auth/undo-email-change', { method: 'POST', body: { token }, answer: nothing });
}
