import type { SendMailOptions } from 'nodemailer';
import { emailHtml } from './email-html.js';
import { emailText } from './email-text.js';
import type { OutgoingMail } from './mail-transport.js';

/** Renders an email as a message with a text and an HTML part. */
export function toMimeMessage({ to, template }: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject: template.subject,
    text: emailText(template),
    html: emailHtml(template),
    headers: {
      'Content-Language': template.language,
      // Suppresses out-of-office replies.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...unsubscribeHeaders(template),
    },
  };
}

function unsubscribeHeaders({ unsubscribe, oneClick }: OutgoingMail['template']): Record<string, string> {
  if (oneClick) return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>` } : {};
}
