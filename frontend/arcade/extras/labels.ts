import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { DIRECTION_LABELS, type PadButton } from '../shell/presentation.js';

/** Names of controls that several games have, or that have no button on the screen. */
const LABELS: Readonly<Record<string, Record<Language, string>>> = {
  ...DIRECTION_LABELS,
  turn: { en: 'Turn', es: 'Girar', fr: 'Tourner', de: 'Drehen' },
  back: { en: 'Turn back', es: 'Girar al revés', fr: 'Tourner à l’envers', de: 'Zurückdrehen' },
  open: { en: 'Open', es: 'Abrir', fr: 'Ouvrir', de: 'Öffnen' },
  flag: { en: 'Mark', es: 'Marcar', fr: 'Marquer', de: 'Markieren' },
  place: { en: 'Place', es: 'Colocar', fr: 'Poser', de: 'Setzen' },
  undo: { en: 'Undo', es: 'Deshacer', fr: 'Annuler', de: 'Zurücknehmen' },
  try: { en: 'Try', es: 'Probar', fr: 'Essayer', de: 'Versuchen' },
  guess: { en: 'Guess', es: 'Probar', fr: 'Essayer', de: 'Raten' },
  skip: { en: 'Skip', es: 'Saltar', fr: 'Passer', de: 'Überspringen' },
};

/** The controls whose keys players may choose, with their names: not letters and digits, which are the keys. */
export function namedControls(
  keys: Readonly<Record<string, string>>,
  pad: readonly PadButton[],
  locale: Language,
): ReadonlyMap<string, string> {
  const controls = [...new Set(Object.values(keys))];
  return new Map(
    controls.flatMap((control) => {
      const label = pad.find((button) => button.control === control)?.label ?? LABELS[control];
      return label ? [[control, label[locale]] as const] : [];
    }),
  );
}
