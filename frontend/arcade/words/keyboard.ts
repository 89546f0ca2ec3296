import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

/**
 * The rows of keys, in the order that players of a language know. Not a table of texts: a file of the game has the
 * texts of one language, but a run goes on after the player has changed the language.
 */
const LAYOUTS = new Map<Language, string>([
  ['en', 'qwertyuiop asdfghjkl zxcvbnm'],
  ['es', 'qwertyuiop asdfghjklñ zxcvbnm'],
  ['fr', 'azertyuiop qsdfghjklm wxcvbn'],
  ['de', 'qwertzuiopü asdfghjklöä yxcvbnm'],
]);

export const keyRows = (language: Language): string[] => (LAYOUTS.get(language) ?? '').split(' ');

/** The keys of keyboards that type letters, also those with accents. */
export const LETTER_KEYS = [...'abcdefghijklmnopqrstuvwxyzäöüßñáàâéèêëíîïóôúùûç'];

/** The letters that a key types: accents are left out, as in crosswords, and ß is ss. */
export function lettersOf(key: string, rows: readonly string[]): string {
  if (rows.some((row) => row.includes(key))) return key;
  return key
    .replace('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
}
