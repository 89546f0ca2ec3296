import { atLeast, type GameMeta } from '../meta.js';
import { FLOORS } from './dungeon.js';

export const dungeonMeta: GameMeta = {
  id: 'dungeon',
  category: 'RPG',
  title: 'Trap Deep',
  tagline: {
    en: 'Read the numbers, dodge the traps, go deeper. No floor needs a guess.',
    es: 'Lee los números, evita las trampas y baja más. Ningún piso exige adivinar.',
    fr: 'Lisez les chiffres, évitez les pièges, descendez. Aucun étage ne se devine.',
    de: 'Lies die Zahlen, meide die Fallen, steig tiefer. Keine Ebene verlangt Raten.',
  },
  achievements: [
    {
      id: 'first-floor',
      title: { en: 'One down', es: 'Uno menos', fr: 'Et d’un', de: 'Eins tiefer' },
      description: { en: 'Clear a floor.', es: 'Despeja un piso.', fr: 'Nettoyez un étage.', de: 'Räume eine Ebene.' },
      isReached: atLeast('cleared', 1),
    },
    {
      id: 'ten-coins',
      title: { en: 'Coin purse', es: 'Monedero', fr: 'La bourse pleine', de: 'Münzbeutel' },
      description: {
        en: 'Collect ten coins in one run.',
        es: 'Reúne diez monedas en una partida.',
        fr: 'Ramassez dix pièces en une partie.',
        de: 'Sammle zehn Münzen in einem Lauf.',
      },
      isReached: atLeast('coins', 10),
    },
    {
      id: 'unharmed',
      title: { en: 'Light feet', es: 'Pies ligeros', fr: 'Pas de chat', de: 'Leichtfuß' },
      description: {
        en: 'Clear three floors without a trap going off.',
        es: 'Despeja tres pisos sin activar trampas.',
        fr: 'Nettoyez trois étages sans déclencher de piège.',
        de: 'Räume drei Ebenen, ohne dass eine Falle auslöst.',
      },
      isReached: atLeast('unharmed', 3),
    },
    {
      id: 'bottom',
      title: { en: 'Rock bottom', es: 'Hasta el fondo', fr: 'Tout au fond', de: 'Ganz unten' },
      description: {
        en: 'Clear all eight floors.',
        es: 'Despeja los ocho pisos.',
        fr: 'Nettoyez les huit étages.',
        de: 'Räume alle acht Ebenen.',
      },
      isReached: atLeast('cleared', FLOORS),
    },
  ],
};
