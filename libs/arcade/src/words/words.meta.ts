import { atLeast, type GameMeta } from '../meta.js';
import { GUESSES, ROOMS, TOP_STREAK } from './words.js';

export const wordsMeta: GameMeta = {
  id: 'words',
  category: 'Text Adventure',
  title: 'Door Words',
  tagline: {
    en: 'Fifteen doors, three lives, one word each.',
    es: 'Quince puertas, tres vidas y una palabra en cada una.',
    fr: 'Quinze portes, trois vies, un mot chacune.',
    de: 'Fünfzehn Türen, drei Leben, je ein Wort.',
  },
  achievements: [
    {
      id: 'five-doors',
      title: { en: 'Explorer', es: 'Explorador', fr: 'Explorateur', de: 'Entdecker' },
      description: {
        en: 'Open five doors in one run.',
        es: 'Abre cinco puertas en una partida.',
        fr: 'Ouvrez cinq portes en une partie.',
        de: 'Öffne fünf Türen in einem Lauf.',
      },
      isReached: atLeast('opened', 5),
    },
    {
      id: 'two-guesses',
      title: { en: 'Good ear', es: 'Buen oído', fr: 'Fine oreille', de: 'Gutes Gespür' },
      description: {
        en: 'Open a door in two guesses or fewer.',
        es: 'Abre una puerta en dos intentos o menos.',
        fr: 'Ouvrez une porte en deux essais au plus.',
        de: 'Öffne eine Tür mit höchstens zwei Versuchen.',
      },
      isReached: ({ details }) => (details.fewest ?? GUESSES) <= 2,
    },
    {
      id: 'streak-5',
      title: { en: 'Word perfect', es: 'Racha de palabras', fr: 'Sans faute', de: 'Wortgewandt' },
      description: {
        en: 'Open five doors in a row.',
        es: 'Abre cinco puertas seguidas.',
        fr: 'Ouvrez cinq portes de suite.',
        de: 'Öffne fünf Türen in Folge.',
      },
      isReached: atLeast('streak', TOP_STREAK),
    },
    {
      id: 'all-doors',
      title: { en: 'Way out', es: 'La salida', fr: 'La sortie', de: 'Der Ausgang' },
      description: {
        en: 'Open all fifteen doors.',
        es: 'Abre las quince puertas.',
        fr: 'Ouvrez les quinze portes.',
        de: 'Öffne alle fünfzehn Türen.',
      },
      isReached: atLeast('opened', ROOMS),
    },
  ],
};
