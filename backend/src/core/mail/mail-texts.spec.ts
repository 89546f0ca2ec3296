import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { MAIL_TEXTS } from './mail-texts.js';

/** Texts by their path: `account.verifyEmail.subject`. */
function textsOf(texts: object, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? textsOf(inner, `${path}${key}.`) : [[`${path}${key}`, String(inner)]],
  );
}

const PLACEHOLDER = /\{\{\w+\}\}/g;
const placeholdersOf = (text: string) => (text.match(PLACEHOLDER) ?? []).sort();
const ENGLISH = textsOf(MAIL_TEXTS.en);

describe.each(LANGUAGES)('the texts of emails in %s', (language) => {
  const texts = textsOf(MAIL_TEXTS[language]);

  it('are those that exist in English, with the same placeholders', () => {
    const shapeOf = (all: typeof texts) => all.map(([path, text]) => `${path} ${placeholdersOf(text).join()}`).sort();
    expect(shapeOf(texts)).toEqual(shapeOf(ENGLISH));
  });

  it('are not empty, and not in English unless the language is English', () => {
    const words = (text: string) => text.replace(PLACEHOLDER, '').trim();
    const english = new Set(ENGLISH.map(([, text]) => words(text)).filter(({ length }) => length > 12));
    expect(texts.filter(([, text]) => words(text) === '')).toEqual([]);
    if (language !== 'en') expect(texts.filter(([, text]) => english.has(words(text)))).toEqual([]);
  });
});
