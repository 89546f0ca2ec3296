/** What stands where the name of a deleted account would. It is no username, so that nobody can have it or visit it. */
export const DELETED_PLAYER = 'Deleted player';

/** Whether a text can be somebody's username; whether it is, only the server knows. */
export function isUsername(text: string): boolean {
  return /^[A-Za-z0-9_.-]{3,32}$/.test(text);
}
