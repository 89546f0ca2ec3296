import { atLeast, scores, type GameMeta } from '../meta.js';

export const mergeMeta: GameMeta = {
  id: 'merge',
  category: 'Puzzle',
  // The fastest players make about sixteen moves per second.
  humanPace: { inputs: 200, perSecond: 17 },
  title: 'Double Up',
  tagline: {
    en: 'Slide tiles together and double them.',
    es: 'Desliza las fichas y duplícalas.',
    fr: 'Faites glisser les tuiles et doublez-les.',
    de: 'Schiebe Kacheln zusammen und verdopple sie.',
  },
  achievements: [
    {
      id: 'tile-256',
      title: { en: 'Warm-up', es: 'Calentamiento', fr: 'Échauffement', de: 'Aufgewärmt' },
      description: {
        en: 'Make a tile of 256.',
        es: 'Forma una ficha de 256.',
        fr: 'Formez une tuile de 256.',
        de: 'Baue eine 256er-Kachel.',
      },
      isReached: atLeast('tile', 256),
    },
    {
      id: 'tile-1024',
      title: { en: 'Kilobyte', es: 'Kilobyte', fr: 'Kilo-octet', de: 'Kilobyte' },
      description: {
        en: 'Make a tile of 1,024.',
        es: 'Forma una ficha de 1024.',
        fr: 'Formez une tuile de 1 024.',
        de: 'Baue eine 1.024er-Kachel.',
      },
      isReached: atLeast('tile', 1024),
    },
    {
      id: 'tile-2048',
      title: { en: 'The famous one', es: 'La famosa', fr: 'La célèbre', de: 'Die berühmte' },
      description: {
        en: 'Make a tile of 2,048.',
        es: 'Forma una ficha de 2048.',
        fr: 'Formez une tuile de 2 048.',
        de: 'Baue eine 2.048er-Kachel.',
      },
      isReached: atLeast('tile', 2048),
    },
    {
      id: 'thirty-thousand',
      title: { en: 'Number cruncher', es: 'Calculadora humana', fr: 'As du calcul', de: 'Zahlenfresser' },
      description: {
        en: 'Score 30,000 points.',
        es: 'Consigue 30 000 puntos.',
        fr: 'Marquez 30 000 points.',
        de: 'Erziele 30.000 Punkte.',
      },
      isReached: scores(30_000),
    },
  ],
};
