import { FRAME_TEXTS, type Letter } from './letter.js';

/** The letter for mail programs that show no HTML, and for people who read none. */
export function letterText(letter: Letter): string {
  const { greeting, paragraphs, facts = [], button, closing = [], unsubscribe, language } = letter;
  const frame = FRAME_TEXTS[language];
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
