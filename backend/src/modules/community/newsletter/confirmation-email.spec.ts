import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { emailText } from '../../../core/mail/email-text.js';
import { confirmationEmail, CONFIRMATION_TEXTS } from './confirmation-email.js';

const CONFIRM = 'https://gamegeek.example/newsletter?confirm=7.token';
const UNSUBSCRIBE = 'https://gamegeek.example/newsletter?unsubscribe=7.token';

describe.each(LANGUAGES)('the confirmation email in %s', (language) => {
  const texts = CONFIRMATION_TEXTS[language];

  it('has every English text translated', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(CONFIRMATION_TEXTS.en).sort());
    const english = new Set(Object.values(CONFIRMATION_TEXTS.en));
    if (language !== 'en') expect(Object.values(texts).filter((text) => english.has(text))).toEqual([]);
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('links to confirmation and unsubscription', () => {
    const text = emailText(confirmationEmail(language, CONFIRM, UNSUBSCRIBE));
    expect(text).toContain(`${texts.button}:\n${CONFIRM}\n`);
    expect(text).toContain(`:\n${UNSUBSCRIBE}\n`);
  });
});
