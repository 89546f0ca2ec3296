export const LETTERS = 5;
const ALPHABET = 26;
const FIRST_LETTER = 97;
/** The hint for the correct word. */
export const SOLVED = 3 ** LETTERS - 1;

/**
 * The hint for a guess, as a number in base three, one digit per letter: 0 absent, 1 in another place, 2 in the right
 * place. A letter is marked as often as the secret contains it.
 */
export function hint(guess: string, secret: string): number {
  const left = new Uint8Array(ALPHABET);
  for (let at = 0; at < LETTERS; at++) {
    if (guess.charCodeAt(at) !== secret.charCodeAt(at)) left[letter(secret, at)] = letterCount(left, secret, at) + 1;
  }
  let feedback = 0;
  for (let at = 0; at < LETTERS; at++) {
    let mark = 0;
    if (guess.charCodeAt(at) === secret.charCodeAt(at)) mark = 2;
    else if (letterCount(left, guess, at) > 0) {
      mark = 1;
      left[letter(guess, at)] = letterCount(left, guess, at) - 1;
    }
    feedback = feedback * 3 + mark;
  }
  return feedback;
}

function letter(word: string, at: number): number {
  return word.charCodeAt(at) - FIRST_LETTER;
}

function letterCount(counts: Uint8Array, word: string, at: number): number {
  return counts[letter(word, at)] as number;
}
