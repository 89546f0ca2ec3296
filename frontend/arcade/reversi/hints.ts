import type { Reversi } from '@gamegeek/arcade/reversi/reversi.js';
import type { Hint } from '../shell/presentation.js';

const discsOf = ({ board }: Reversi) => board.reduce((count, disc) => count + Math.abs(disc), 0);

export const REVERSI_HINTS: readonly Hint<Reversi>[] = [
  {
    text: {
      en: 'Place a disc on a mark: discs between yours turn to your colour.',
      es: 'Coloca una ficha en una marca: las que quedan entre las tuyas pasan a tu color.',
      fr: 'Posez un pion sur une marque : les pions encadrés prennent votre couleur.',
      de: 'Setze auf eine Markierung: Steine zwischen deinen nehmen deine Farbe an.',
    },
    isDone: (reversi) => reversi.results.length > 0 || discsOf(reversi) > 5,
  },
  {
    text: {
      en: 'Discs in corners never turn again. Few moves for the other side are good, too.',
      es: 'Las fichas de las esquinas ya no cambian. También conviene dejar pocas jugadas al rival.',
      fr: 'Un pion dans un coin ne se retourne plus. Laissez aussi peu de coups à l’adversaire.',
      de: 'Steine in Ecken drehen sich nie mehr. Lass der Gegenseite auch wenige Züge.',
    },
    isDone: (reversi) => reversi.results.length > 0 || discsOf(reversi) > 14,
  },
  {
    text: {
      en: 'Tap again to skip the turning discs.',
      es: 'Toca otra vez para saltar la animación.',
      fr: 'Touchez encore pour passer l’animation.',
      de: 'Tippe noch einmal, um das Drehen zu überspringen.',
    },
    isDone: (reversi) => reversi.results.length > 0 || discsOf(reversi) > 20,
  },
  {
    text: {
      en: 'A win pays 30 points a disc; the second in a row twice, the third three times as much.',
      es: 'Ganar da 30 puntos por ficha; la segunda victoria seguida, el doble; la tercera, el triple.',
      fr: 'Gagner rapporte 30 points par pion ; la deuxième victoire de suite le double, la troisième le triple.',
      de: 'Ein Sieg zählt 30 Punkte je Stein, der zweite in Folge doppelt, der dritte dreifach.',
    },
    isDone: ({ results }) => results.length > 0,
  },
];
