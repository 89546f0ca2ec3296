import { readStored, removeStored, writeStored } from '../../shared/storage.js';

const KEY = 'slash-key';
const OFF = 'off';

/**
 * Whether `/` opens the search on this device. A key without Ctrl can be turned off (WCAG 2.1.4): who speaks to the
 * computer would press it by saying it.
 */
export const isSlashOn = (): boolean => readStored(KEY) !== OFF;

export function turnSlash(isOn: boolean): void {
  if (isOn) removeStored(KEY);
  else writeStored(KEY, OFF);
}
