import type { Stacker } from '@gamegeek/arcade/stacker/stacker.js';
import type { Hint } from '../shell/presentation.js';

export const STACKER_HINTS: readonly Hint<Stacker>[] = [
  {
    text: {
      en: 'Drag sideways, or press Left or Right, to move the crates.',
      es: 'Arrastra a los lados, o pulsa izquierda o derecha, para mover las cajas.',
      fr: 'Glissez de côté, ou pressez gauche ou droite, pour déplacer les caisses.',
      de: 'Zieh zur Seite oder drück Links oder Rechts, um die Kisten zu bewegen.',
    },
    isDone: ({ done }) => done.left === true || done.right === true,
  },
  {
    text: {
      en: 'Tap, or press Up, to turn them.',
      es: 'Toca, o pulsa arriba, para girarlas.',
      fr: 'Touchez, ou pressez haut, pour les tourner.',
      de: 'Tipp oder drück Hoch, um sie zu drehen.',
    },
    isDone: ({ done }) => done.turn === true || done.back === true,
  },
  {
    text: {
      en: 'Flick down, or press Space, to drop them into the frame.',
      es: 'Desliza rápido hacia abajo, o pulsa espacio, para soltarlas en el marco.',
      fr: 'Lancez vers le bas, ou pressez espace, pour les lâcher dans le cadre.',
      de: 'Wisch schnell nach unten oder drück die Leertaste: Sie fallen in den Rahmen.',
    },
    isDone: ({ done }) => done.drop === true,
  },
  {
    text: {
      en: 'Fill whole rows. Four at once pay the most.',
      es: 'Completa filas enteras. Cuatro a la vez son lo que más paga.',
      fr: 'Remplissez des lignes entières. Quatre d’un coup rapportent le plus.',
      de: 'Fülle ganze Reihen. Vier auf einmal bringen am meisten.',
    },
    isDone: ({ rows }) => rows > 0,
  },
  {
    text: {
      en: 'Swipe up, or press C, to keep a piece for later.',
      es: 'Desliza hacia arriba, o pulsa C, para guardar una pieza.',
      fr: 'Glissez vers le haut, ou pressez C, pour garder une pièce.',
      de: 'Wisch nach oben oder drück C, um ein Teil aufzuheben.',
    },
    isDone: ({ done }) => done.hold === true,
  },
];
