import { inEachLanguage } from '#shared/i18n/texts.js';

export const SNAKE_TEXTS = inEachLanguage({
  keys: {
    en: 'Arrow keys or WASD: turn · P: pause · M: sound',
    es: 'Flechas o WASD: girar · P: pausa · M: sonido',
    fr: 'Flèches ou WASD : tourner · P : pause · M : son',
    de: 'Pfeiltasten oder WASD: abbiegen · P: Pause · M: Ton',
  },
  level: { en: 'Level', es: 'Nivel', fr: 'Niveau', de: 'Level' },
  length: { en: 'Length', es: 'Longitud', fr: 'Longueur', de: 'Länge' },
});

export type SnakeTexts = (typeof SNAKE_TEXTS)['en'];
