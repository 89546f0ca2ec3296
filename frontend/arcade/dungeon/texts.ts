import { inEachLanguage } from '#shared/i18n/texts.js';

export const DUNGEON_TEXTS = inEachLanguage({
  keys: {
    en: 'Arrow keys: choose · Enter: open · F: flag · M: sound',
    es: 'Flechas: elegir · Intro: abrir · F: bandera · M: sonido',
    fr: 'Flèches : choisir · Entrée : ouvrir · F : drapeau · M : son',
    de: 'Pfeiltasten: wählen · Eingabe: öffnen · F: Flagge · M: Ton',
  },
  floor: { en: 'Floor', es: 'Piso', fr: 'Étage', de: 'Ebene' },
  traps: { en: 'Traps', es: 'Trampas', fr: 'Pièges', de: 'Fallen' },
  lives: { en: 'Lives', es: 'Vidas', fr: 'Vies', de: 'Leben' },
  coins: { en: 'Coins', es: 'Monedas', fr: 'Pièces', de: 'Münzen' },
  flag: { en: 'Mark traps', es: 'Marcar trampas', fr: 'Marquer les pièges', de: 'Fallen markieren' },
  lanterns: { en: 'Lanterns', es: 'Faroles', fr: 'Lanternes', de: 'Laternen' },
  lantern: {
    en: 'Lantern: open a safe stone',
    es: 'Farol: abrir una losa segura',
    fr: 'Lanterne : ouvrir une dalle sûre',
    de: 'Laterne: eine sichere Platte öffnen',
  },
  cleared: {
    en: 'Floor {number} cleared',
    es: 'Piso {number} despejado',
    fr: 'Étage {number} nettoyé',
    de: 'Ebene {number} geräumt',
  },
  stone: {
    en: 'Row {row}, column {column}: {what}',
    es: 'Fila {row}, columna {column}: {what}',
    fr: 'Ligne {row}, colonne {column} : {what}',
    de: 'Reihe {row}, Spalte {column}: {what}',
  },
  closed: { en: 'closed', es: 'cerrada', fr: 'fermée', de: 'geschlossen' },
  flagged: { en: 'flagged', es: 'con bandera', fr: 'marquée', de: 'markiert' },
  trap: { en: 'trap', es: 'trampa', fr: 'piège', de: 'Falle' },
  near: {
    en: '{count} traps around',
    es: '{count} trampas alrededor',
    fr: '{count} pièges autour',
    de: '{count} Fallen ringsum',
  },
  opened: {
    en: '{count} stones opened',
    es: '{count} losas abiertas',
    fr: '{count} dalles ouvertes',
    de: '{count} Platten geöffnet',
  },
});

export type DungeonTexts = (typeof DUNGEON_TEXTS)['en'];
