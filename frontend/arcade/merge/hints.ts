import type { Merge } from '@gamegeek/arcade/merge/merge.js';
import type { Hint } from '../shell/presentation.js';

export const MERGE_HINTS: readonly Hint<Merge>[] = [
  {
    text: {
      en: 'Swipe or use the arrows.',
      es: 'Desliza o usa las flechas.',
      fr: 'Glissez ou utilisez les flèches.',
      de: 'Wische oder nutze die Pfeile.',
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
    isDone: ({ score }) => score > 0,
  },
  {
    text: {
      en: 'It ends when nothing moves.',
      es: 'Termina cuando nada se mueve.',
      fr: 'C’est fini quand rien ne bouge.',
      de: 'Schluss ist, wenn sich nichts mehr bewegt.',
    },
    isDone: ({ moves }) => moves > 20,
  },
];
