import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

const en = {
  how: 'Swipe or use the arrows to turn. Food eaten quickly builds a chain; gems vanish.',
  keys: 'Arrow keys or WASD: turn · P: pause · M: sound',
  level: 'Level',
  length: 'Length',
};

export type SnakeTexts = typeof en;

export const SNAKE_TEXTS: Record<Language, SnakeTexts> = {
  en,
  es: {
    how: 'Desliza o usa las flechas para girar. Comer rápido forma una cadena; las gemas desaparecen.',
    keys: 'Flechas o WASD: girar · P: pausa · M: sonido',
    level: 'Nivel',
    length: 'Longitud',
  },
  fr: {
    how: 'Glissez ou utilisez les flèches pour tourner. Manger vite forme une chaîne ; les gemmes disparaissent.',
    keys: 'Flèches ou WASD : tourner · P : pause · M : son',
    level: 'Niveau',
    length: 'Longueur',
  },
  de: {
    how: 'Wische oder nutze die Pfeile zum Abbiegen. Schnelles Fressen baut eine Kette auf; Edelsteine verschwinden.',
    keys: 'Pfeiltasten oder WASD: abbiegen · P: Pause · M: Ton',
    level: 'Level',
    length: 'Länge',
  },
};
