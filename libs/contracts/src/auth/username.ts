/** The displayed name of deleted accounts; not a valid username, so it cannot be taken. */
export const DELETED_PLAYER = 'Deleted player';

/** Whether a text has the form of a username. */
export function isUsername(text: string): boolean {
  return /^[A-Za-z0-9_.-]{3,32}$/.test(text);
}
