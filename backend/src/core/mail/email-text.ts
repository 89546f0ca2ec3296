import type { EmailTemplate } from './email-template.js';
import { MAIL_TEXTS } from './mail-texts.js';

/** The plain text alternative of the email. */
export function emailText(template: EmailTemplate): string {
  const { greeting, paragraphs, facts = [], button, closing = [], unsubscribe, language } = template;
  const frame = MAIL_TEXTS[language].frame;
  const blocks = [
    greeting,
    ...paragraphs.map((said) => (typeof said === 'string' ? said : `${said.text}\n${said.href}`)),
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.href}` : '',
    ...closing,
    unsubscribe ? `${frame.unsubscribe}\n${unsubscribe}` : '',
    `-- \n${frame.footer}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
