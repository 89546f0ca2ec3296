import { inEachLanguage } from '#shared/i18n/texts.js';

export const OPTIONS_TEXTS = inEachLanguage({
  options: { en: 'Options', es: 'Opciones', fr: 'Options', de: 'Optionen' },
  done: { en: 'Done', es: 'Listo', fr: 'Terminé', de: 'Fertig' },
  sound: { en: 'Sound', es: 'Sonido', fr: 'Son', de: 'Ton' },
  music: { en: 'Music', es: 'Música', fr: 'Musique', de: 'Musik' },
  vibration: { en: 'Vibration', es: 'Vibración', fr: 'Vibrations', de: 'Vibration' },
  colorBlind: {
    en: 'Colours for colour blindness',
    es: 'Colores para daltonismo',
    fr: 'Couleurs pour daltoniens',
    de: 'Farben bei Farbenblindheit',
  },
  animations: { en: 'Animations', es: 'Animaciones', fr: 'Animations', de: 'Animationen' },
  normal: { en: 'Normal', es: 'Normales', fr: 'Normales', de: 'Normal' },
  fast: { en: 'Fast', es: 'Rápidas', fr: 'Rapides', de: 'Schnell' },
  off: { en: 'Off', es: 'Desactivadas', fr: 'Désactivées', de: 'Aus' },
  repeatDelay: {
    en: 'Held keys repeat after {ms} ms',
    es: 'Las teclas se repiten tras {ms} ms',
    fr: 'Répétition des touches après {ms} ms',
    de: 'Gehaltene Tasten wiederholen nach {ms} ms',
  },
  repeatInterval: {
    en: 'then every {ms} ms',
    es: 'y luego cada {ms} ms',
    fr: 'puis toutes les {ms} ms',
    de: 'danach alle {ms} ms',
  },
  keys: { en: 'Keys', es: 'Teclas', fr: 'Touches', de: 'Tasten' },
  space: { en: 'Space', es: 'Espacio', fr: 'Espace', de: 'Leertaste' },
  pressKey: { en: 'Press a key', es: 'Pulsa una tecla', fr: 'Appuyez sur une touche', de: 'Taste drücken' },
  noKey: { en: 'No key', es: 'Sin tecla', fr: 'Aucune touche', de: 'Keine Taste' },
  keyTaken: {
    en: '{key} was the key for {control}.',
    es: '{key} era la tecla de {control}.',
    fr: '{key} était la touche pour {control}.',
    de: '{key} war die Taste für {control}.',
  },
  resetKeys: { en: 'Reset keys', es: 'Restablecer teclas', fr: 'Rétablir les touches', de: 'Tasten zurücksetzen' },
});

export type OptionsTexts = (typeof OPTIONS_TEXTS)['en'];
