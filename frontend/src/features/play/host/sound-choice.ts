import { readStored, writeStored } from '#shared/storage.js';

/** Set if the player has turned on the sound of the arcade, whose games have no storage. */
const KEY = 'arcade-sound';

export const isSoundOn = (): boolean => readStored(KEY) === 'on';

export function rememberSound(on: boolean): void {
  writeStored(KEY, on ? 'on' : 'off');
}
