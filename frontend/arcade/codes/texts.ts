import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

const en = {
  how: 'Each safe hides four colours. ● is the right colour in the right place, ○ the right colour elsewhere. Eight tries a safe.',
  keys: '1–6: colour · Backspace: undo · Enter: try · M: sound',
  safe: 'Safe',
  tries: 'Tries left',
  opened: 'Opened in {tries}: +{points}',
  locked: 'Locked. It was {code}.',
  worth: 'This try is worth {points}',
  colour: 'Colour {number}',
  undo: 'Undo',
  try: 'Try',
  feedback: '{places} in place, {colours} elsewhere',
};

export type CodesTexts = typeof en;

export const CODES_TEXTS: Record<Language, CodesTexts> = {
  en,
  es: {
    how: 'Cada caja esconde cuatro colores. ● es el color correcto en su lugar, ○ el color correcto en otro lugar. Ocho intentos por caja.',
    keys: '1–6: color · Retroceso: deshacer · Intro: probar · M: sonido',
    safe: 'Caja',
    tries: 'Intentos',
    opened: 'Abierta en {tries}: +{points}',
    locked: 'Cerrada. Era {code}.',
    worth: 'Este intento vale {points}',
    colour: 'Color {number}',
    undo: 'Deshacer',
    try: 'Probar',
    feedback: '{places} en su lugar, {colours} en otro lugar',
  },
  fr: {
    how: 'Chaque coffre cache quatre couleurs. ● : bonne couleur bien placée, ○ : bonne couleur mal placée. Huit essais par coffre.',
    keys: '1–6 : couleur · Retour : annuler · Entrée : essayer · M : son',
    safe: 'Coffre',
    tries: 'Essais',
    opened: 'Ouvert en {tries} : +{points}',
    locked: 'Verrouillé. C’était {code}.',
    worth: 'Cet essai vaut {points}',
    colour: 'Couleur {number}',
    undo: 'Annuler',
    try: 'Essayer',
    feedback: '{places} bien placées, {colours} mal placées',
  },
  de: {
    how: 'Jeder Tresor verbirgt vier Farben. ● heißt richtige Farbe am richtigen Platz, ○ richtige Farbe an anderem Platz. Acht Versuche je Tresor.',
    keys: '1–6: Farbe · Rücktaste: zurück · Eingabe: versuchen · M: Ton',
    safe: 'Tresor',
    tries: 'Versuche',
    opened: 'Offen nach {tries}: +{points}',
    locked: 'Verriegelt. Es war {code}.',
    worth: 'Dieser Versuch zählt {points}',
    colour: 'Farbe {number}',
    undo: 'Zurück',
    try: 'Versuchen',
    feedback: '{places} am Platz, {colours} an anderem Platz',
  },
};
