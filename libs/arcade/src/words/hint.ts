export const LETTERS = 5;
/** The hint for the correct word. */
export const SOLVED = 3 ** LETTERS - 1;

/** Letters beyond a to z, such as ñ, have codes below this one. */
const CODES = 256;
/** The letters of the secret that no guessed letter has matched; zero between calls. Bots ask for millions of hints. */
const left = new Uint8Array(CODES);

/**
 * The hint for a guess, as a number in base three, one digit per letter: 0 absent, 1 in another place, 2 in the right
 * place. A letter is marked as often as the secret contains it.
 */
export function hint(guess: string, secret: string): number {
  for (let at = 0; at < LETTERS; at++) {
    const letter = secret.charCodeAt(at);
    if (guess.charCodeAt(at) !== letter) left[letter] = (left[letter] as number) + 1;
  }
  let feedback = 0;
  for (let at = 0; at < LETTERS; at++) {
    const letter = guess.charCodeAt(at);
    let mark = 0;
    if (letter === secret.charCodeAt(at)) mark = 2;
    else if ((left[letter] ?? 0) > 0) {
      mark = 1;
      left[letter] = (left[letter] as number) - 1;
    }
    feedback = feedback * 3 + mark;
  }
  for (let at = 0; at < LETTERS; at++) left[secret.charCodeAt(at)] = 0;
  return feedback;
}

/** The digit of one letter in a hint. */
export function markOf(feedback: number, at: number): number {
  return Math.floor(feedback / 3 ** (LETTERS - 1 - at)) % 3;
}
