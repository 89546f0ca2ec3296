import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { emailText } from '../../../core/mail/email-text.js';
import { MAIL_TEXTS } from '../../../core/mail/mail-texts.js';
import { confirmationEmail } from './confirmation-email.js';

const CONFIRM = 'https://gamegeek.example/newsletter?confirm=7.token';
const UNSUBSCRIBE = 'https://gamegeek.example/newsletter?unsubscribe=7.token';

describe.each(LANGUAGES)('the confirmation email in %s', (language) => {
  const texts = MAIL_TEXTS[language].newsletter;

  it('links to confirmation and unsubscription', () => {
    const text = emailText(confirmationEmail(language, CONFIRM, UNSUBSCRIBE));
    expect(text).toContain(`${texts.button}:\n${CONFIRM}\n`);
    expect(text).toContain(`:\n${UNSUBSCRIBE}\n`);
  });
});
