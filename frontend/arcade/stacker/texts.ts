import { inEachLanguage } from '#shared/i18n/texts.js';

export const STACKER_TEXTS = inEachLanguage({
  keys: {
    en: 'Arrows: move, turn, lower · Z: turn back · Space: drop · C: hold · P: pause',
    es: 'Flechas: mover, girar, bajar · Z: girar al revés · Espacio: soltar · C: guardar · P: pausa',
    fr: 'Flèches : déplacer, tourner, descendre · Z : à l’envers · Espace : lâcher · C : réserve · P : pause',
    de: 'Pfeile: bewegen, drehen, senken · Z: zurückdrehen · Leertaste: fallen lassen · C: parken · P: Pause',
  },
  level: { en: 'Level', es: 'Nivel', fr: 'Niveau', de: 'Level' },
  rows: { en: 'Rows', es: 'Filas', fr: 'Lignes', de: 'Reihen' },
  hold: { en: 'Hold', es: 'Guardar', fr: 'Réserve', de: 'Parken' },
  next: { en: 'Next', es: 'Sigue', fr: 'Suite', de: 'Dann' },
  turn: { en: 'Turn', es: 'Girar', fr: 'Tourner', de: 'Drehen' },
  back: { en: 'Turn back', es: 'Girar al revés', fr: 'Tourner à l’envers', de: 'Zurückdrehen' },
  drop: { en: 'Drop', es: 'Soltar', fr: 'Lâcher', de: 'Fallen lassen' },
  single: { en: 'Single', es: 'Simple', fr: 'Simple', de: 'Einer' },
  double: { en: 'Double', es: 'Doble', fr: 'Double', de: 'Zweier' },
  triple: { en: 'Triple', es: 'Triple', fr: 'Triple', de: 'Dreier' },
  quad: { en: 'Quad', es: 'Cuatro', fr: 'Quatre', de: 'Vierer' },
  quads: { en: 'Four at once', es: 'Cuatro a la vez', fr: 'Quatre d’un coup', de: 'Vier auf einmal' },
  spin: { en: 'T-spin', es: 'T-spin', fr: 'T-spin', de: 'T-Spin' },
  mini: { en: 'T-spin mini', es: 'T-spin mini', fr: 'T-spin mini', de: 'T-Spin mini' },
  spins: { en: 'T-spins', es: 'T-spins', fr: 'T-spins', de: 'T-Spins' },
  combo: { en: 'Combo', es: 'Combo', fr: 'Combo', de: 'Combo' },
  longestCombo: { en: 'Longest combo', es: 'Combo más largo', fr: 'Plus long combo', de: 'Längste Combo' },
  backToBack: { en: 'Back-to-back', es: 'Back-to-back', fr: 'Back-to-back', de: 'Back-to-back' },
  perfect: { en: 'All clear', es: 'Todo limpio', fr: 'Tout vide', de: 'Alles leer' },
});

export type StackerTexts = (typeof STACKER_TEXTS)['en'];
