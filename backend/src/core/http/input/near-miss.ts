const LONGEST = 64;
/** Shorter names resemble each other by chance. */
const SHORTEST = 4;

/**
 * The known name that was probably meant: in other case or punctuation, with one mistyped letter, or without its last
 * word.
 */
export function nearMiss(name: string, known: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  if (letters === '' || letters.length > LONGEST) return undefined;
  return (
    known.find((one) => lettersOf(one) === letters) ??
    known.find((one) => isOneLetterOff(letters, lettersOf(one))) ??
    known.find((one) => letters.length >= SHORTEST && isFirstWord(letters, one))
  );
}

/** A name in lower case, without `_` and `-`. */
export const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** `game` of `gameId`, `model` of `model_id`. */
const isFirstWord = (letters: string, name: string): boolean => /^[a-z0-9]+(?=[A-Z_-])/.exec(name)?.[0] === letters;

/** Whether one letter is missing, added or another, or two neighbours are swapped. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < SHORTEST - 1 || Math.max(a.length, b.length) < SHORTEST) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (text: string, from: number) => text.slice(start + from);
  if (rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, 2) === rest(b, 2);
}
