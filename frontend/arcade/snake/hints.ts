import type { Snake } from '@gamegeek/arcade/snake/snake.js';
import type { Hint } from '../shell/presentation.js';

export const SNAKE_HINTS: readonly Hint<Snake>[] = [
  {
    text: {
      en: 'Swipe or use the arrows to turn.',
      es: 'Desliza o usa las flechas para girar.',
      fr: 'Glissez ou utilisez les flèches pour tourner.',
      de: 'Wische oder nutze die Pfeile zum Abbiegen.',
    },
    isDone: ({ bites }) => bites > 0,
  },
  {
    text: {
      en: 'Food eaten quickly builds a chain; gems vanish.',
      es: 'Comer rápido forma una cadena; las gemas desaparecen.',
      fr: 'Manger vite forme une chaîne ; les gemmes disparaissent.',
      de: 'Schnelles Fressen baut eine Kette auf; Edelsteine verschwinden.',
    },
    isDone: ({ bites }) => bites > 2,
  },
];
