import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

const en = {
  how: 'Swipe or use the arrows. Equal tiles merge and pay their sum. It ends when nothing moves.',
  keys: 'Arrow keys or WASD: slide · M: sound',
  tile: 'Tile',
  moves: 'Moves',
};

export type MergeTexts = typeof en;

export const MERGE_TEXTS: Record<Language, MergeTexts> = {
  en,
  es: {
    how: 'Desliza o usa las flechas. Las fichas iguales se unen y suman puntos. Termina cuando nada se mueve.',
    keys: 'Flechas o WASD: deslizar · M: sonido',
    tile: 'Ficha',
    moves: 'Jugadas',
  },
  fr: {
    how: 'Glissez ou utilisez les flèches. Les tuiles égales fusionnent et rapportent leur somme. C’est fini quand rien ne bouge.',
    keys: 'Flèches ou WASD : glisser · M : son',
    tile: 'Tuile',
    moves: 'Coups',
  },
  de: {
    how: 'Wische oder nutze die Pfeile. Gleiche Kacheln verschmelzen und zählen ihre Summe. Schluss ist, wenn sich nichts mehr bewegt.',
    keys: 'Pfeiltasten oder WASD: schieben · M: Ton',
    tile: 'Kachel',
    moves: 'Züge',
  },
};
