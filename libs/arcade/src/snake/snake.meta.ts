import { atLeast, scores, type GameMeta } from '../meta.js';
import { CELLS } from './board.js';
import { TOP_CHAIN } from './snake.js';

export const snakeMeta: GameMeta = {
  id: 'snake',
  category: 'Other',
  // At most twelve steps, and turns, per second, at the end of the longest runs.
  humanPace: { inputs: 40, perSecond: 8, atOnce: 0.9 },
  title: 'Neon Snake',
  tagline: {
    en: 'Eat fast, chain bites, mind walls and portals.',
    es: 'Come rápido, encadena bocados y cuidado con muros y portales.',
    fr: 'Mangez vite, enchaînez, gare aux murs et aux portails.',
    de: 'Schnell fressen, Ketten bilden, auf Mauern und Portale achten.',
  },
  achievements: [
    {
      id: 'first-gem',
      title: { en: 'Shiny', es: 'Brillante', fr: 'Ça brille', de: 'Glänzend' },
      description: {
        en: 'Take a gem.',
        es: 'Consigue una gema.',
        fr: 'Prenez une gemme.',
        de: 'Hole einen Edelstein.',
      },
      isReached: atLeast('gems', 1),
    },
    {
      id: 'full-chain',
      title: { en: 'Chain reaction', es: 'Reacción en cadena', fr: 'Réaction en chaîne', de: 'Kettenreaktion' },
      description: {
        en: 'Reach the longest chain.',
        es: 'Alcanza la cadena más larga.',
        fr: 'Atteignez la plus longue chaîne.',
        de: 'Erreiche die längste Kette.',
      },
      isReached: atLeast('chain', TOP_CHAIN),
    },
    {
      id: 'level-5',
      title: { en: 'Top gear', es: 'A toda marcha', fr: 'Pleine vitesse', de: 'Höchster Gang' },
      description: {
        en: 'Reach level 5.',
        es: 'Llega al nivel 5.',
        fr: 'Atteignez le niveau 5.',
        de: 'Erreiche Level 5.',
      },
      isReached: atLeast('level', 5),
    },
    {
      id: 'three-thousand',
      title: { en: 'Apex', es: 'Depredador', fr: 'Superprédateur', de: 'Spitze der Nahrungskette' },
      description: {
        en: 'Score 3,000 points.',
        es: 'Consigue 3000 puntos.',
        fr: 'Marquez 3 000 points.',
        de: 'Erziele 3.000 Punkte.',
      },
      isReached: scores(3_000),
    },
    {
      id: 'half-board',
      title: { en: 'Half the world', es: 'Medio mundo', fr: 'La moitié du monde', de: 'Die halbe Welt' },
      description: {
        en: 'Fill half of the board.',
        es: 'Llena la mitad del tablero.',
        fr: 'Remplissez la moitié du plateau.',
        de: 'Fülle die Hälfte des Spielfelds.',
      },
      isReached: atLeast('length', CELLS / 2),
    },
  ],
};
