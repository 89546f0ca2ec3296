import type { Snake } from '@gamegeek/arcade/snake/snake.js';
import type { Hint } from '../shell/presentation.js';

export const SNAKE_HINTS: readonly Hint<Snake>[] = [
  {
    text: {
      en: 'Swipe anywhere or use the arrows to turn.',
      es: 'Desliza en cualquier lugar o usa las flechas para girar.',
      fr: 'Glissez n’importe où ou utilisez les flèches.',
      de: 'Wische irgendwo oder nutze die Pfeile zum Abbiegen.',
    },
    isDone: ({ bites }) => bites > 0,
  },
  {
    text: {
      en: 'Eat again before the bar is empty: chains pay more.',
      es: 'Come antes de que se vacíe la barra: las cadenas valen más.',
      fr: 'Mangez avant la fin de la barre : la chaîne paie plus.',
      de: 'Friss, bevor der Balken leer ist: Ketten zählen mehr.',
    },
    isDone: ({ longestChain }) => longestChain > 3,
  },
];
