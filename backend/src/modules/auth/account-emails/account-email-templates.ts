import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { EmailTemplate } from '../../../core/mail/email-template.js';
import { fill, MAIL_TEXTS } from '../../../core/mail/mail-texts.js';
import { browserOf } from './browser-of.js';

interface Reader {
  username: string;
  language: Language;
}

export function verifyEmail(reader: Reader, href: string): EmailTemplate {
  const { verifyEmail: text } = MAIL_TEXTS[reader.language].account;
  return {
    ...opening(reader, text),
    button: { label: text.button, href },
    closing: [text.holds, text.notYou],
  };
}

export function resetPassword(reader: Reader, href: string): EmailTemplate {
  const { resetPassword: text } = MAIL_TEXTS[reader.language].account;
  return {
    ...opening(reader, text),
    button: { label: text.button, href },
    closing: [text.holds, text.notYou],
  };
}

type Notice = 'twoFactorEnabled' | 'twoFactorDisabled' | 'loginGuesses' | 'tooManyCodes';

/** Reports a change of the account, with a link for users who did not make it. */
export function notice(kind: Notice, reader: Reader, href: string): EmailTemplate {
  const text = MAIL_TEXTS[reader.language].account[kind];
  const template = opening(reader, text);
  return { ...template, paragraphs: [...template.paragraphs, text.notYou], button: { label: text.button, href } };
}

export function passwordChanged(
  reader: Reader,
  href: string,
  { keyReplaced }: { keyReplaced: boolean },
): EmailTemplate {
  const { passwordChanged: text } = MAIL_TEXTS[reader.language].account;
  const template = opening(reader, text);
  const paragraphs = [...template.paragraphs, ...(keyReplaced ? [text.apiKey] : []), text.notYou];
  return { ...template, paragraphs, button: { label: text.button, href } };
}

export function confirmNewEmail(reader: Reader, href: string): EmailTemplate {
  const { confirmNewEmail: text } = MAIL_TEXTS[reader.language].account;
  return {
    ...opening(reader, text),
    button: { label: text.button, href },
    closing: [text.holds, text.notYou],
  };
}

export function emailChangeRequested(reader: Reader, href: string): EmailTemplate {
  const { emailChangeRequested: text } = MAIL_TEXTS[reader.language].account;
  const template = opening(reader, text);
  return {
    ...template,
    paragraphs: [...template.paragraphs, text.notYou],
    button: { label: text.button, href },
    closing: [text.holds],
  };
}

/** Shows known names of browsers only, because the user agent is chosen by the client. */
export function newSignIn(
  reader: Reader,
  { at = '', ip = '', userAgent = '' }: Record<string, string>,
  href: string,
): EmailTemplate {
  const { newSignIn: text } = MAIL_TEXTS[reader.language].account;
  return {
    ...opening(reader, text),
    facts: [
      [text.time, timeOf(at, reader.language)],
      [text.browser, browserOf(userAgent) ?? text.unknown],
      [text.address, ip || text.unknown],
    ],
    button: { label: text.button, href },
    closing: [text.notYou],
  };
}

function opening({ username, language }: Reader, { subject, text }: { subject: string; text: string }) {
  return {
    language,
    subject,
    greeting: fill(MAIL_TEXTS[language].greeting, { username }),
    paragraphs: [text],
  };
}

function timeOf(at: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(at))} UTC`;
}
