import type { Merge } from '@gamegeek/arcade/merge/merge.js';
import type { Hint } from '../shell/presentation.js';

export const MERGE_HINTS: readonly Hint<Merge>[] = [
  {
    text: {
      en: 'Swipe, drag or use the arrows: all tiles slide.',
      es: 'Desliza, arrastra o usa las flechas: todas las fichas se mueven.',
      fr: 'Glissez ou utilisez les flèches : toutes les tuiles bougent.',
      de: 'Wische, ziehe oder nutze die Pfeile: Alle Kacheln rutschen.',
    },
    isDone: ({ moves }) => moves > 1,
  },
  {
    text: {
      en: 'Equal tiles merge and pay their sum.',
      es: 'Las fichas iguales se unen y suman puntos.',
      fr: 'Les tuiles égales fusionnent et rapportent leur somme.',
      de: 'Gleiche Kacheln verschmelzen und zählen ihre Summe.',
    },
    isDone: ({ score }) => score >= 32,
  },
  {
    text: {
      en: 'Keep the largest in a corner. It ends when nothing moves.',
      es: 'Guarda la mayor en una esquina. Termina cuando nada se mueve.',
      fr: 'Gardez la plus grande dans un coin. C’est fini quand rien ne bouge.',
      de: 'Halte die größte in einer Ecke. Schluss ist, wenn sich nichts mehr bewegt.',
    },
    isDone: ({ score }) => score >= 300,
  },
];
