import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

const en = {
  how: 'A number counts the traps around it. Open every safe stone to go down. Hold a stone, or use the flag, to mark a trap.',
  keys: 'Arrow keys: choose · Enter: open · F: flag · M: sound',
  floor: 'Floor',
  lives: 'Lives',
  coins: 'Coins',
  flag: 'Mark traps',
  cleared: 'Floor {number}',
};

export type DungeonTexts = typeof en;

export const DUNGEON_TEXTS: Record<Language, DungeonTexts> = {
  en,
  es: {
    how: 'Cada número cuenta las trampas que lo rodean. Abre todas las losas seguras para bajar. Mantén pulsada una losa, o usa la bandera, para marcar una trampa.',
    keys: 'Flechas: elegir · Intro: abrir · F: bandera · M: sonido',
    floor: 'Piso',
    lives: 'Vidas',
    coins: 'Monedas',
    flag: 'Marcar trampas',
    cleared: 'Piso {number}',
  },
  fr: {
    how: 'Un chiffre compte les pièges autour. Ouvrez toutes les dalles sûres pour descendre. Maintenez une dalle, ou prenez le drapeau, pour marquer un piège.',
    keys: 'Flèches : choisir · Entrée : ouvrir · F : drapeau · M : son',
    floor: 'Étage',
    lives: 'Vies',
    coins: 'Pièces',
    flag: 'Marquer les pièges',
    cleared: 'Étage {number}',
  },
  de: {
    how: 'Eine Zahl zählt die Fallen ringsum. Öffne alle sicheren Platten, um abzusteigen. Halte eine Platte oder nutze die Flagge, um eine Falle zu markieren.',
    keys: 'Pfeiltasten: wählen · Eingabe: öffnen · F: Flagge · M: Ton',
    floor: 'Ebene',
    lives: 'Leben',
    coins: 'Münzen',
    flag: 'Fallen markieren',
    cleared: 'Ebene {number}',
  },
};
