import { inEachLanguage } from '#shared/i18n/texts.js';

export const REVERSI_TEXTS = inEachLanguage({
  keys: {
    en: 'Arrow keys: choose · Enter: place · M: sound',
    es: 'Flechas: elegir · Intro: colocar · M: sonido',
    fr: 'Flèches : choisir · Entrée : poser · M : son',
    de: 'Pfeiltasten: wählen · Eingabe: setzen · M: Ton',
  },
  match: { en: 'Match', es: 'Partida', fr: 'Manche', de: 'Partie' },
  you: { en: 'You', es: 'Tú', fr: 'Vous', de: 'Du' },
  won: {
    en: 'Won {own}:{house}',
    es: 'Ganada {own}:{house}',
    fr: 'Gagnée {own}:{house}',
    de: 'Gewonnen {own}:{house}',
  },
  lost: {
    en: 'Lost {own}:{house}',
    es: 'Perdida {own}:{house}',
    fr: 'Perdue {own}:{house}',
    de: 'Verloren {own}:{house}',
  },
  drawn: { en: 'Draw {own}:{house}', es: 'Empate {own}:{house}', fr: 'Nulle {own}:{house}', de: 'Remis {own}:{house}' },
  field: {
    en: 'Row {row}, column {column}: {what}',
    es: 'Fila {row}, columna {column}: {what}',
    fr: 'Ligne {row}, colonne {column} : {what}',
    de: 'Reihe {row}, Spalte {column}: {what}',
  },
  free: { en: 'free', es: 'libre', fr: 'libre', de: 'frei' },
  turns: { en: 'turns {count}', es: 'gira {count}', fr: 'retourne {count}', de: 'dreht {count}' },
  counts: { en: '{own} to {theirs}', es: '{own} a {theirs}', fr: '{own} à {theirs}', de: '{own} zu {theirs}' },
  passes: {
    en: '{name} cannot move',
    es: '{name} no puede mover',
    fr: '{name} ne peut pas jouer',
    de: '{name} kann nicht ziehen',
  },
  youPass: {
    en: 'You cannot move',
    es: 'No puedes mover',
    fr: 'Vous ne pouvez pas jouer',
    de: 'Du kannst nicht ziehen',
  },
});

export type ReversiTexts = (typeof REVERSI_TEXTS)['en'];
