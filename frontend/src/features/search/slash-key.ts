import { readStored, removeStored, writeStored } from '#shared/storage.js';

const KEY = 'slash-key';
const OFF = 'off';

/**
 * Whether `/` opens the search on this device. Single-character shortcuts must be switchable (WCAG 2.1.4), because
 * users of speech input trigger them by accident.
 */
export const isSlashShortcutOn = (): boolean => readStored(KEY) !== OFF;

export function setSlashShortcut(isOn: boolean): void {
  if (isOn) removeStored(KEY);
  else writeStored(KEY, OFF);
}
