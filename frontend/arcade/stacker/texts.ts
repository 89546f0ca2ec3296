import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

const en = {
  how: 'Drag to move, tap to turn, flick down to drop. Four rows at once pay the most; rows in a row pay extra.',
  keys: 'Left, Right: move · Up, Z: turn · Down: lower · Space: drop · C: hold · P: pause',
  level: 'Level',
  left: 'Crates',
  hold: 'Hold',
  next: 'Next',
  combo: 'Combo',
  turn: 'Turn',
  back: 'Turn back',
  drop: 'Drop',
};

export type StackerTexts = typeof en;

export const STACKER_TEXTS: Record<Language, StackerTexts> = {
  en,
  es: {
    how: 'Arrastra para mover, toca para girar y desliza hacia abajo para soltar. Cuatro filas a la vez son lo que más paga; encadenar filas da puntos extra.',
    keys: 'Izquierda, derecha: mover · Arriba, Z: girar · Abajo: bajar · Espacio: soltar · C: guardar · P: pausa',
    level: 'Nivel',
    left: 'Cajas',
    hold: 'Guardar',
    next: 'Sigue',
    combo: 'Combo',
    turn: 'Girar',
    back: 'Girar al revés',
    drop: 'Soltar',
  },
  fr: {
    how: 'Glissez pour déplacer, touchez pour tourner, lancez vers le bas pour lâcher. Quatre lignes d’un coup rapportent le plus ; les enchaîner donne un bonus.',
    keys: 'Gauche, droite : déplacer · Haut, Z : tourner · Bas : descendre · Espace : lâcher · C : réserve · P : pause',
    level: 'Niveau',
    left: 'Caisses',
    hold: 'Garde',
    next: 'Suite',
    combo: 'Combo',
    turn: 'Tourner',
    back: 'Tourner à l’envers',
    drop: 'Lâcher',
  },
  de: {
    how: 'Ziehen bewegt, Tippen dreht, ein Wisch nach unten lässt fallen. Vier Reihen auf einmal zählen am meisten; Reihen in Folge bringen mehr.',
    keys: 'Links, Rechts: bewegen · Hoch, Z: drehen · Runter: senken · Leertaste: fallen lassen · C: parken · P: Pause',
    level: 'Level',
    left: 'Kisten',
    hold: 'Parken',
    next: 'Dann',
    combo: 'Combo',
    turn: 'Drehen',
    back: 'Zurückdrehen',
    drop: 'Fallen lassen',
  },
};
