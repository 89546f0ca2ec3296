import type { Stacker } from '@gamegeek/arcade/stacker/stacker.js';
import type { Hint } from '../shell/presentation.js';

export const STACKER_HINTS: readonly Hint<Stacker>[] = [
  {
    text: {
      en: 'Drag to move, tap to turn, flick down to drop.',
      es: 'Arrastra para mover, toca para girar y desliza hacia abajo para soltar.',
      fr: 'Glissez pour déplacer, touchez pour tourner, lancez vers le bas pour lâcher.',
      de: 'Ziehen bewegt, Tippen dreht, ein Wisch nach unten lässt fallen.',
    },
    isDone: ({ placed }) => placed > 2,
  },
  {
    text: {
      en: 'Four rows at once pay the most; rows in a row pay extra.',
      es: 'Cuatro filas a la vez son lo que más paga; encadenar filas da puntos extra.',
      fr: 'Quatre lignes d’un coup rapportent le plus ; les enchaîner donne un bonus.',
      de: 'Vier Reihen auf einmal zählen am meisten; Reihen in Folge bringen mehr.',
    },
    isDone: ({ rows }) => rows > 1,
  },
];
