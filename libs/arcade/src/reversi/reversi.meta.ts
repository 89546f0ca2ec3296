import { atLeast, type GameMeta } from '../meta.js';

export const reversiMeta: GameMeta = {
  id: 'reversi',
  category: 'Strategy',
  // The discs of a turn can be skipped: with another press, or by the option for animations.
  humanPace: { inputs: 24, perSecond: 3 },
  title: 'Flip Six',
  tagline: {
    en: 'Six by six fields, three opponents. Each sees further than the last.',
    es: 'Seis por seis casillas, tres rivales. Cada una ve más lejos.',
    fr: 'Six cases sur six, trois adversaires. Chacune voit plus loin.',
    de: 'Sechs mal sechs Felder, drei Gegnerinnen. Jede sieht weiter voraus.',
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
      id: 'four-corners',
      title: { en: 'Cornered', es: 'Las cuatro esquinas', fr: 'Les quatre coins', de: 'Alle vier Ecken' },
      description: {
        en: 'End a match with all four corners.',
        es: 'Termina una partida con las cuatro esquinas.',
        fr: 'Finissez une manche avec les quatre coins.',
        de: 'Beende eine Partie mit allen vier Ecken.',
      },
      isReached: atLeast('corners', 4),
    },
    {
      id: 'strongest',
      title: { en: 'Wiser than Sage', es: 'Más lista que Sage', fr: 'Plus sage que Sage', de: 'Weiser als Sage' },
      description: {
        en: 'Beat the third opponent.',
        es: 'Vence a la tercera rival.',
        fr: 'Battez la troisième adversaire.',
        de: 'Besiege die dritte Gegnerin.',
      },
      isReached: atLeast('strongest', 1),
    },
  ],
};
