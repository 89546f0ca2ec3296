import { writeStored } from '#shared/storage.js';

/** Set if this browser has played as a guest. The guest itself is identified by an HttpOnly cookie. */
export const GUEST_KEY = 'played-as-guest';

export function rememberGuest(): void {
  writeStored(GUEST_KEY, 'yes');
}
