import { inEachLanguage } from '#shared/i18n/texts.js';

export const CODES_TEXTS = inEachLanguage({
  how: {
    en: 'Each safe hides four colours. ● is the right colour in the right place, ○ the right colour elsewhere. Eight tries a safe.',
    es: 'Cada caja esconde cuatro colores. ● es el color correcto en su lugar, ○ el color correcto en otro lugar. Ocho intentos por caja.',
    fr: 'Chaque coffre cache quatre couleurs. ● : bonne couleur bien placée, ○ : bonne couleur mal placée. Huit essais par coffre.',
    de: 'Jeder Tresor verbirgt vier Farben. ● heißt richtige Farbe am richtigen Platz, ○ richtige Farbe an anderem Platz. Acht Versuche je Tresor.',
  },
  keys: {
    en: '1–6: colour · Backspace: undo · Enter: try · M: sound',
    es: '1–6: color · Retroceso: deshacer · Intro: probar · M: sonido',
    fr: '1–6 : couleur · Retour : annuler · Entrée : essayer · M : son',
    de: '1–6: Farbe · Rücktaste: zurück · Eingabe: versuchen · M: Ton',
  },
  safe: { en: 'Safe', es: 'Caja', fr: 'Coffre', de: 'Tresor' },
  tries: { en: 'Tries left', es: 'Intentos', fr: 'Essais', de: 'Versuche' },
  opened: {
    en: 'Opened in {tries}: +{points}',
    es: 'Abierta en {tries}: +{points}',
    fr: 'Ouvert en {tries} : +{points}',
    de: 'Offen nach {tries}: +{points}',
  },
  locked: {
    en: 'Locked. It was {code}.',
    es: 'Cerrada. Era {code}.',
    fr: 'Verrouillé. C’était {code}.',
    de: 'Verriegelt. Es war {code}.',
  },
  worth: {
    en: 'This try is worth {points}',
    es: 'Este intento vale {points}',
    fr: 'Cet essai vaut {points}',
    de: 'Dieser Versuch zählt {points}',
  },
  colour: { en: 'Colour {number}', es: 'Color {number}', fr: 'Couleur {number}', de: 'Farbe {number}' },
  undo: { en: 'Undo', es: 'Deshacer', fr: 'Annuler', de: 'Zurück' },
  try: { en: 'Try', es: 'Probar', fr: 'Essayer', de: 'Versuchen' },
  feedback: {
    en: '{places} in place, {colours} elsewhere',
    es: '{places} en su lugar, {colours} en otro lugar',
    fr: '{places} bien placées, {colours} mal placées',
    de: '{places} am Platz, {colours} an anderem Platz',
  },
});

export type CodesTexts = (typeof CODES_TEXTS)['en'];
