import { inEachLanguage } from '#shared/i18n/texts.js';

export const CODES_TEXTS = inEachLanguage({
  keys: {
    en: '1–6: colour · Backspace: undo · Enter: try',
    es: '1–6: color · Retroceso: deshacer · Intro: probar',
    fr: '1–6 : couleur · Retour : annuler · Entrée : essayer · M : son',
    de: '1–6: Farbe · Rücktaste: zurück · Eingabe: versuchen',
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
    en: 'Locked. It was',
    es: 'Cerrada. Era',
    fr: 'Verrouillé. C’était',
    de: 'Verriegelt. Es war',
  },
  legend: {
    en: '● in place · ○ elsewhere · colours may repeat',
    es: '● en su lugar · ○ en otro · pueden repetirse',
    fr: '● bien placée · ○ mal placée · doublons possibles',
    de: '● am Platz · ○ woanders · Farben auch mehrfach',
  },
  worth: {
    en: 'This try is worth {points}',
    es: 'Este intento vale {points}',
    fr: 'Cet essai vaut {points}',
    de: 'Dieser Versuch zählt {points}',
  },
  lostValue: { en: 'locked', es: 'cerrada', fr: 'verrouillé', de: 'verriegelt' },
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
