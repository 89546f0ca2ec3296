/** A phone has room for so many letters of a heading beside a picture. */
const LONG_WORD = 12;

/** Whether a name needs smaller letters as a heading; browsers wrap it after hyphens only. */
export function hasLongWord(name: string): boolean {
  return name.split('-').some((word) => word.length > LONG_WORD);
}
