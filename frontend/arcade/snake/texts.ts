import { inEachLanguage } from '#shared/i18n/texts.js';

export const SNAKE_TEXTS = inEachLanguage({
  keys: {
    en: 'Arrow keys or WASD: turn · P: pause · M: sound',
    es: 'Flechas o WASD: girar · P: pausa · M: sonido',
    fr: 'Flèches ou WASD : tourner · P : pause · M : son',
    de: 'Pfeiltasten oder WASD: abbiegen · P: Pause · M: Ton',
  },
  level: { en: 'Level', es: 'Nivel', fr: 'Niveau', de: 'Level' },
  length: { en: 'Length', es: 'Longitud', fr: 'Longueur', de: 'Länge' },
  gems: { en: 'Gems', es: 'Gemas', fr: 'Gemmes', de: 'Edelsteine' },
  chain: { en: 'Longest chain', es: 'Cadena más larga', fr: 'Plus longue chaîne', de: 'Längste Kette' },
  end: { en: 'Ended by', es: 'Final por', fr: 'Fin', de: 'Ende durch' },
  // Each with its article: they stand alone, and are announced.
  edge: { en: 'The edge', es: 'El borde', fr: 'Le bord', de: 'Den Rand' },
  wall: { en: 'A wall', es: 'Un muro', fr: 'Un mur', de: 'Eine Mauer' },
  body: { en: 'Your own body', es: 'Tu propio cuerpo', fr: 'Votre propre corps', de: 'Den eigenen Körper' },
  hunger: { en: 'Hunger', es: 'El hambre', fr: 'La faim', de: 'Hunger' },
  full: { en: 'A full board', es: 'Un tablero lleno', fr: 'Un plateau plein', de: 'Ein volles Feld' },
  diamond: {
    en: 'A diamond: its value fades',
    es: 'Un diamante: va perdiendo valor',
    fr: 'Un diamant : sa valeur diminue',
    de: 'Ein Diamant: Sein Wert schwindet',
  },
  hourglass: {
    en: 'An hourglass: more time for the chain',
    es: 'Un reloj de arena: más tiempo para la cadena',
    fr: 'Un sablier : plus de temps pour la chaîne',
    de: 'Eine Sanduhr: mehr Zeit für die Kette',
  },
  scissors: {
    en: 'Scissors: they shorten the tail',
    es: 'Unas tijeras: acortan la cola',
    fr: 'Des ciseaux : la queue raccourcit',
    de: 'Eine Schere: Sie kürzt den Schwanz',
  },
  walls: {
    en: 'Walls rise on the marks',
    es: 'Surgen muros en las marcas',
    fr: 'Des murs surgissent sur les marques',
    de: 'Auf den Marken wachsen Mauern',
  },
  portals: {
    en: 'Portals: in at one, out at the other',
    es: 'Portales: entra por uno, sal por el otro',
    fr: 'Portails : entrez ici, sortez là-bas',
    de: 'Portale: hier hinein, dort heraus',
  },
});

export type SnakeTexts = (typeof SNAKE_TEXTS)['en'];
