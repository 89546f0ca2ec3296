import { inEachLanguage } from '#shared/i18n/texts.js';

export const SNAKE_TEXTS = inEachLanguage({
  how: {
    en: 'Swipe or use the arrows to turn. Food eaten quickly builds a chain; gems vanish.',
    es: 'Desliza o usa las flechas para girar. Comer rápido forma una cadena; las gemas desaparecen.',
    fr: 'Glissez ou utilisez les flèches pour tourner. Manger vite forme une chaîne ; les gemmes disparaissent.',
    de: 'Wische oder nutze die Pfeile zum Abbiegen. Schnelles Fressen baut eine Kette auf; Edelsteine verschwinden.',
  },
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
