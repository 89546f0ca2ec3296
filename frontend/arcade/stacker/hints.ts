import type { Stacker } from '@gamegeek/arcade/stacker/stacker.js';
import type { Hint } from '../shell/presentation.js';

export const STACKER_HINTS: readonly Hint<Stacker>[] = [
  {
    text: {
      en: 'Drag or press Left or Right to move the crates.',
      es: 'Arrastra o pulsa izquierda o derecha para mover las cajas.',
      fr: 'Glissez ou pressez gauche ou droite pour déplacer les caisses.',
      de: 'Zieh oder drück Links oder Rechts: Die Kisten bewegen sich.',
    },
    isDone: ({ done }) => done.left === true || done.right === true,
  },
  {
    text: {
      en: 'Tap or press Up to turn them.',
      es: 'Toca o pulsa arriba para girarlas.',
      fr: 'Touchez ou pressez haut pour les tourner.',
      de: 'Tipp oder drück Hoch: Sie drehen sich.',
    },
    isDone: ({ done }) => done.turn === true || done.back === true,
  },
  {
    text: {
      en: 'Flick down or press Space to drop them.',
      es: 'Desliza rápido hacia abajo o pulsa espacio para soltarlas.',
      fr: 'Lancez vers le bas ou pressez espace pour les lâcher.',
      de: 'Wisch schnell nach unten oder drück die Leertaste: Sie fallen.',
    },
    isDone: ({ done }) => done.drop === true,
  },
  {
    text: {
      en: 'Fill whole rows. Four at once pay the most.',
      es: 'Completa filas enteras. Cuatro a la vez son lo que más paga.',
      fr: 'Remplissez des lignes. Quatre d’un coup rapportent le plus.',
      de: 'Fülle ganze Reihen. Vier auf einmal bringen am meisten.',
    },
    isDone: ({ rows }) => rows > 0,
  },
  {
    text: {
      en: 'Flick up or press C to keep a piece.',
      es: 'Desliza hacia arriba o pulsa C para guardar una pieza.',
      fr: 'Lancez vers le haut ou pressez C pour garder une pièce.',
      de: 'Wisch nach oben oder drück C: Ein Teil wird aufgehoben.',
    },
    isDone: ({ done }) => done.hold === true,
  },
];
