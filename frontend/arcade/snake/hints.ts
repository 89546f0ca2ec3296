import type { Snake } from '@gamegeek/arcade/snake/snake.js';
import type { Hint } from '../shell/presentation.js';

export const SNAKE_HINTS: readonly Hint<Snake>[] = [
  {
    text: {
      en: 'Swipe anywhere or use the arrows to turn.',
      es: 'Desliza en cualquier lugar o usa las flechas para girar.',
      fr: 'Glissez n’importe où ou utilisez les flèches pour tourner.',
      de: 'Wische irgendwo oder nutze die Pfeile zum Abbiegen.',
    },
    isDone: ({ bites }) => bites > 0,
  },
  {
    text: {
      en: 'Eat again before the bar is empty: each bite of a chain pays more.',
      es: 'Come otra vez antes de que se vacíe la barra: cada bocado de la cadena vale más.',
      fr: 'Mangez encore avant que la barre soit vide : chaque bouchée de la chaîne rapporte plus.',
      de: 'Friss wieder, bevor der Balken leer ist: Jeder Biss einer Kette zählt mehr.',
    },
    isDone: ({ longestChain }) => longestChain > 3,
  },
];
