/** The displayed name of deleted accounts; not a valid username, so it cannot be taken. */
export const DELETED_PLAYER = 'Deleted player';

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 32;

/** Whether a text has the form of a username. */
export function isUsername(text: string): boolean {
  return text.length >= USERNAME_MIN && text.length <= USERNAME_MAX && /^[A-Za-z0-9_.-]+$/.test(text);
}
