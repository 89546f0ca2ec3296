import { inEachLanguage } from '#shared/i18n/texts.js';

export const WORDS_TEXTS = inEachLanguage({
  keys: {
    en: 'Letters: type · Backspace: undo · Enter: guess',
    es: 'Letras: escribir · Retroceso: borrar · Intro: probar',
    fr: 'Lettres : écrire · Retour : effacer · Entrée : essayer',
    de: 'Buchstaben: tippen · Rücktaste: löschen · Eingabe: raten',
  },
  door: { en: 'Door', es: 'Puerta', fr: 'Porte', de: 'Tür' },
  lives: { en: 'Lives', es: 'Vidas', fr: 'Vies', de: 'Leben' },
  streak: { en: 'Streak', es: 'Racha', fr: 'Série', de: 'Serie' },
  opened: {
    en: '{word} opens the door: +{points}',
    es: '{word} abre la puerta: +{points}',
    fr: '{word} ouvre la porte : +{points}',
    de: '{word} öffnet die Tür: +{points}',
  },
  lost: {
    en: 'The door stays shut. It was {word}.',
    es: 'La puerta sigue cerrada. Era {word}.',
    fr: 'La porte reste close. C’était {word}.',
    de: 'Die Tür bleibt zu. Es war {word}.',
  },
  begin: {
    en: 'A locked door. Say the word.',
    es: 'Una puerta cerrada. Di la palabra.',
    fr: 'Une porte close. Dites le mot.',
    de: 'Eine verschlossene Tür. Sag das Wort.',
  },
  unknown: {
    en: '{word} is not in the list.',
    es: '{word} no está en la lista.',
    fr: '{word} n’est pas dans la liste.',
    de: '{word} steht nicht in der Liste.',
  },
  short: { en: 'Five letters', es: 'Cinco letras', fr: 'Cinq lettres', de: 'Fünf Buchstaben' },
  guesses: {
    en: '{count} guesses left',
    es: 'Quedan {count} intentos',
    fr: 'Encore {count} essais',
    de: 'Noch {count} Versuche',
  },
  undo: { en: 'Undo', es: 'Borrar', fr: 'Effacer', de: 'Löschen' },
  guess: { en: 'Guess', es: 'Probar', fr: 'Essayer', de: 'Raten' },
  places: { en: 'in place', es: 'en su lugar', fr: 'bien placée', de: 'am Platz' },
  elsewhere: { en: 'elsewhere', es: 'en otro lugar', fr: 'mal placée', de: 'an anderem Platz' },
  absent: { en: 'not in the word', es: 'no está', fr: 'absente', de: 'nicht im Wort' },
});

export type WordsTexts = (typeof WORDS_TEXTS)['en'];
