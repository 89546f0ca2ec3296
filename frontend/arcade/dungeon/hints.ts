import type { Dungeon } from '@gamegeek/arcade/dungeon/dungeon.js';
import type { Hint } from '../shell/presentation.js';

export const DUNGEON_HINTS: readonly Hint<Dungeon>[] = [
  {
    text: {
      en: 'A number counts the traps around it.',
      es: 'Cada número cuenta las trampas que lo rodean.',
      fr: 'Un chiffre compte les pièges autour.',
      de: 'Eine Zahl zählt die Fallen ringsum.',
    },
    isDone: ({ floor, cleared }) => floor.opened > 30 || cleared > 0,
  },
  {
    text: {
      en: 'Open every safe stone to go down.',
      es: 'Abre todas las losas seguras para bajar.',
      fr: 'Ouvrez toutes les dalles sûres pour descendre.',
      de: 'Öffne alle sicheren Platten, um abzusteigen.',
    },
    isDone: ({ cleared }) => cleared > 0,
  },
  {
    text: {
      en: 'Hold a stone, or use the flag, to mark a trap.',
      es: 'Mantén pulsada una losa, o usa la bandera, para marcar una trampa.',
      fr: 'Maintenez une dalle, ou prenez le drapeau, pour marquer un piège.',
      de: 'Halte eine Platte oder nutze die Flagge, um eine Falle zu markieren.',
    },
    isDone: ({ cleared }) => cleared > 1,
  },
];
