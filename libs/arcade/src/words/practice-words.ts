import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { WordLists } from './words.js';

/** For runs without a server. The build of a game keeps one language. */
const SECRETS: Readonly<Partial<Record<Language, string>>> = {
  en: 'apple bread cloud dream field fruit green horse juice light money music ocean paint piano queen',
  es: 'abeja arroz barco brazo campo cielo dulce fresa fuego huevo leche limon lunes metro mundo nieve',
  fr: 'arbre bague barbe blanc chaud coude ecole fleur fruit herbe jambe lapin lundi neige ocean pomme',
  de: 'abend apfel biene blatt boden farbe feuer gabel insel kanne katze krone lampe löwe musik nadel',
};

/** Any five letters may be guessed. */
export const PRACTICE_WORDS: WordLists = {
  secrets: (language) => (SECRETS[language] ?? '').split(' '),
  has: () => true,
};
