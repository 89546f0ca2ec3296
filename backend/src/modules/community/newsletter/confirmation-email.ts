import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { EmailTemplate } from '../../../core/mail/email-template.js';
import { MAIL_TEXTS } from '../../../core/mail/mail-texts.js';

/** Asks the owner of the address to confirm the subscription. */
export function confirmationEmail(language: Language, confirm: string, unsubscribe: string): EmailTemplate {
  const { subject, greeting, text, button, notYou } = MAIL_TEXTS[language].newsletter;
  return {
    language,
    subject,
    greeting,
    paragraphs: [text],
    button: { label: button, href: confirm },
    closing: [notYou],
    unsubscribe,
  };
}
