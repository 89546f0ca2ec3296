import { inEachLanguage } from '#shared/i18n/texts.js';

export const STACKER_TEXTS = inEachLanguage({
  keys: {
    en: 'Left, Right: move · Up, Z: turn · Down: lower · Space: drop · C: hold · P: pause',
    es: 'Izquierda, derecha: mover · Arriba, Z: girar · Abajo: bajar · Espacio: soltar · C: guardar · P: pausa',
    fr: 'Gauche, droite : déplacer · Haut, Z : tourner · Bas : descendre · Espace : lâcher · C : réserve · P : pause',
    de: 'Links, Rechts: bewegen · Hoch, Z: drehen · Runter: senken · Leertaste: fallen lassen · C: parken · P: Pause',
  },
  level: { en: 'Level', es: 'Nivel', fr: 'Niveau', de: 'Level' },
  left: { en: 'Crates', es: 'Cajas', fr: 'Caisses', de: 'Kisten' },
  hold: { en: 'Hold', es: 'Guardar', fr: 'Garde', de: 'Parken' },
  next: { en: 'Next', es: 'Sigue', fr: 'Suite', de: 'Dann' },
  combo: { en: 'Combo', es: 'Combo', fr: 'Combo', de: 'Combo' },
  turn: { en: 'Turn', es: 'Girar', fr: 'Tourner', de: 'Drehen' },
  back: { en: 'Turn back', es: 'Girar al revés', fr: 'Tourner à l’envers', de: 'Zurückdrehen' },
  drop: { en: 'Drop', es: 'Soltar', fr: 'Lâcher', de: 'Fallen lassen' },
});

export type StackerTexts = (typeof STACKER_TEXTS)['en'];
