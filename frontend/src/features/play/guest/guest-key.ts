import { writeStored } from '../../../shared/storage.js';

/** Says that this browser has played as a guest. Who the guest is, only a cookie knows that no script can read. */
export const GUEST_KEY = 'played-as-guest';

export function rememberGuest(): void {
  writeStored(GUEST_KEY, 'yes');
}
