import { LANTERN_COINS, type Dungeon } from '@gamegeek/arcade/dungeon/dungeon.js';
import type { Hint } from '../shell/presentation.js';

const isPast = (floors: number, { results }: Dungeon) => results.length > floors;

/** `hasFlags`: whether the player has marked a trap, which the rules do not know. */
export const dungeonHints = (hasFlags: () => boolean): readonly Hint<Dungeon>[] => [
  {
    text: {
      en: 'A number counts the traps around it. Open a stone that must be safe.',
      es: 'Cada número cuenta las trampas que lo rodean. Abre una losa que deba ser segura.',
      fr: 'Un chiffre compte les pièges autour. Ouvrez une dalle forcément sûre.',
      de: 'Eine Zahl zählt die Fallen ringsum. Öffne eine Platte, die sicher sein muss.',
    },
    isDone: (dungeon) => dungeon.steps > 1 || isPast(1, dungeon),
  },
  {
    text: {
      en: 'Hold a stone, or use the flag, to mark a trap.',
      es: 'Mantén pulsada una losa, o usa la bandera, para marcar una trampa.',
      fr: 'Maintenez une dalle, ou prenez le drapeau, pour marquer un piège.',
      de: 'Halte eine Platte oder nutze die Flagge, um eine Falle zu markieren.',
    },
    isDone: (dungeon) => hasFlags() || dungeon.steps > 15 || isPast(1, dungeon),
  },
  {
    text: {
      en: 'Tap a number with all its traps marked to open the rest.',
      es: 'Toca un número con sus trampas marcadas para abrir el resto.',
      fr: 'Touchez un chiffre dont les pièges sont marqués pour ouvrir le reste.',
      de: 'Tippe auf eine Zahl mit markierten Fallen, um den Rest zu öffnen.',
    },
    isDone: (dungeon) => dungeon.steps > 22 || isPast(1, dungeon),
  },
  {
    text: {
      en: `No floor needs a guess. A lantern opens a safe stone; ${LANTERN_COINS} coins make another.`,
      es: `Ningún piso exige adivinar. Un farol abre una losa segura; ${LANTERN_COINS} monedas dan otro.`,
      fr: `Aucun étage ne se devine. Une lanterne ouvre une dalle sûre ; ${LANTERN_COINS} pièces en donnent une autre.`,
      de: `Raten muss man nie. Eine Laterne öffnet eine sichere Platte; ${LANTERN_COINS} Münzen geben eine neue.`,
    },
    isDone: (dungeon) => isPast(1, dungeon),
  },
];
