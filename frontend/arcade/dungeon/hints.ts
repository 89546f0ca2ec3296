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
      en: 'Tap a number whose traps are all marked: the other stones around it open.',
      es: 'Toca un número con todas sus trampas marcadas: se abren las demás losas.',
      fr: 'Touchez un chiffre dont tous les pièges sont marqués : les autres dalles s’ouvrent.',
      de: 'Tippe auf eine Zahl, deren Fallen alle markiert sind: Die übrigen Platten öffnen sich.',
    },
    isDone: (dungeon) => dungeon.steps > 22 || isPast(1, dungeon),
  },
  {
    text: {
      en: `Stuck? No floor needs a guess. A lantern opens a safe stone; ${LANTERN_COINS} coins make another.`,
      es: `¿Sin salida? Ningún piso exige adivinar. Un farol abre una losa segura; ${LANTERN_COINS} monedas dan otro.`,
      fr: `Bloqué ? Aucun étage ne se devine. Une lanterne ouvre une dalle sûre ; ${LANTERN_COINS} pièces en donnent une autre.`,
      de: `Ratlos? Raten muss man nie. Eine Laterne öffnet eine sichere Platte; ${LANTERN_COINS} Münzen geben eine neue.`,
    },
    isDone: (dungeon) => isPast(1, dungeon),
  },
];
