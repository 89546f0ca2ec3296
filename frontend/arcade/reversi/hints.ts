import type { Reversi } from '@gamegeek/arcade/reversi/reversi.js';
import type { Hint } from '../shell/presentation.js';

export const REVERSI_HINTS: readonly Hint<Reversi>[] = [
  {
    text: {
      en: 'Place discs so that they enclose the house’s: those turn to your colour.',
      es: 'Coloca fichas que encierren las de la casa: pasan a tu color.',
      fr: 'Encadrez les pions de la maison : ils prennent votre couleur.',
      de: 'Schließe Steine des Hauses ein: Sie werden zu deinen.',
    },
    isDone: ({ placings, results }) => placings.length > 1 || results.length > 0,
  },
  {
    text: {
      en: 'Wins in a row pay up to four times.',
      es: 'Las victorias seguidas pagan hasta cuatro veces más.',
      fr: 'Les victoires d’affilée rapportent jusqu’à quatre fois plus.',
      de: 'Siege in Folge zählen bis zu vierfach.',
    },
    isDone: ({ results }) => results.length > 0,
  },
];
