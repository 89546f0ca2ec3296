import type { MailLinkPreview } from '@gamegeek/contracts/auth/auth.types.js';
import { isNothing, request } from '../../../shared/api/api-client.js';
import { isMailLinkPreview } from '../auth.guards.js';

/** What an email link does and for which account; does not use the link up. */
export function previewMailLink(token: string): Promise<MailLinkPreview> {
  return request('/api/auth/mail-link', { method: 'POST', body: { token }, answer: isMailLinkPreview });
}

/** Ends all sessions of the account. */
export function undoEmailChange(token: string): Promise<undefined> {
  return request('/api/auth/undo-email-change', { method: 'POST', body: { token }, answer: isNothing });
}
