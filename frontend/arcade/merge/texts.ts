import { inEachLanguage } from '#shared/i18n/texts.js';

export const MERGE_TEXTS = inEachLanguage({
  keys: {
    en: 'Arrow keys or WASD: slide · M: sound',
    es: 'Flechas o WASD: deslizar · M: sonido',
    fr: 'Flèches ou WASD : glisser · M : son',
    de: 'Pfeiltasten oder WASD: schieben · M: Ton',
  },
  tile: { en: 'Best tile', es: 'Mejor ficha', fr: 'Tuile max', de: 'Beste Kachel' },
  moves: { en: 'Moves', es: 'Jugadas', fr: 'Coups', de: 'Züge' },
  goOn: { en: 'Go on!', es: '¡Sigue!', fr: 'Continuez !', de: 'Weiter!' },
});

export type MergeTexts = (typeof MERGE_TEXTS)['en'];
