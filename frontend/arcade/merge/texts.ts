import { inEachLanguage } from '#shared/i18n/texts.js';

export const MERGE_TEXTS = inEachLanguage({
  how: {
    en: 'Swipe or use the arrows. Equal tiles merge and pay their sum. It ends when nothing moves.',
    es: 'Desliza o usa las flechas. Las fichas iguales se unen y suman puntos. Termina cuando nada se mueve.',
    fr: 'Glissez ou utilisez les flèches. Les tuiles égales fusionnent et rapportent leur somme. C’est fini quand rien ne bouge.',
    de: 'Wische oder nutze die Pfeile. Gleiche Kacheln verschmelzen und zählen ihre Summe. Schluss ist, wenn sich nichts mehr bewegt.',
  },
  keys: {
    en: 'Arrow keys or WASD: slide · M: sound',
    es: 'Flechas o WASD: deslizar · M: sonido',
    fr: 'Flèches ou WASD : glisser · M : son',
    de: 'Pfeiltasten oder WASD: schieben · M: Ton',
  },
  tile: { en: 'Tile', es: 'Ficha', fr: 'Tuile', de: 'Kachel' },
  moves: { en: 'Moves', es: 'Jugadas', fr: 'Coups', de: 'Züge' },
});

export type MergeTexts = (typeof MERGE_TEXTS)['en'];
