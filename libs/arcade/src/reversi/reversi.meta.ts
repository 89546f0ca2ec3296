import { atLeast, type GameMeta } from '../meta.js';

export const reversiMeta: GameMeta = {
  id: 'reversi',
  category: 'Strategy',
  // Both discs of a turn take 0.9 seconds to appear.
  humanPace: { inputs: 60, perSecond: 2 },
  title: 'Flip Six',
  tagline: {
    en: 'Six matches against the house. It gets better; so should you.',
    es: 'Seis partidas contra la casa. Cada vez juega mejor: tú también.',
    fr: 'Six manches contre la maison. Elle progresse, vous aussi.',
    de: 'Sechs Partien gegen das Haus. Es wird besser – du auch.',
  },
  achievements: [
    {
      id: 'first-win',
      title: { en: 'Beginner’s luck', es: 'Suerte de principiante', fr: 'La chance du débutant', de: 'Anfängerglück' },
      description: {
        en: 'Win a match.',
        es: 'Gana una partida.',
        fr: 'Gagnez une manche.',
        de: 'Gewinne eine Partie.',
      },
      isReached: atLeast('wins', 1),
    },
    {
      id: 'streak-3',
      title: { en: 'Hot streak', es: 'Racha ganadora', fr: 'Belle série', de: 'Siegesserie' },
      description: {
        en: 'Win three matches in a row.',
        es: 'Gana tres partidas seguidas.',
        fr: 'Gagnez trois manches de suite.',
        de: 'Gewinne drei Partien in Folge.',
      },
      isReached: atLeast('streak', 3),
    },
    {
      id: 'thirty-discs',
      title: { en: 'Landslide', es: 'Victoria aplastante', fr: 'Raz-de-marée', de: 'Erdrutschsieg' },
      description: {
        en: 'End a match with 30 discs.',
        es: 'Termina una partida con 30 fichas.',
        fr: 'Finissez une manche avec 30 pions.',
        de: 'Beende eine Partie mit 30 Steinen.',
      },
      isReached: atLeast('discs', 30),
    },
    {
      id: 'all-six',
      title: { en: 'The house loses', es: 'La casa pierde', fr: 'La maison perd', de: 'Das Haus verliert' },
      description: {
        en: 'Win all six matches.',
        es: 'Gana las seis partidas.',
        fr: 'Gagnez les six manches.',
        de: 'Gewinne alle sechs Partien.',
      },
      isReached: atLeast('wins', 6),
    },
  ],
};
