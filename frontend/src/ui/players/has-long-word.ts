/** The number of letters that fit beside a picture in a heading on phones. */
const LONG_WORD = 12;

/** Whether a name needs a smaller heading; browsers wrap it after hyphens only. */
export function hasLongWord(name: string): boolean {
  return name.split('-').some((word) => word.length > LONG_WORD);
}
