import type { SendMailOptions } from 'nodemailer';
import { letterHtml } from './letter-html.js';
import { letterText } from './letter-text.js';
import type { OutgoingMail } from './mail-transport.js';

/** The letter as a message, in text and in HTML. */
export function composed({ to, letter }: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    headers: {
      'Content-Language': letter.language,
      // No holiday answers to a machine.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...unsubscribeHeaders(letter),
    },
  };
}

function unsubscribeHeaders({ unsubscribe, oneClick }: OutgoingMail['letter']): Record<string, string> {
  if (oneClick) return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>` } : {};
}
