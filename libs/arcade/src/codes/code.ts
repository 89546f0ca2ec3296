export const PEGS = 4;
export const COLOURS = 6;
export const CODE_COUNT = COLOURS ** PEGS;
/** The answer that all pegs are right. */
export const CRACKED = PEGS * (PEGS + 1);

/** The pegs of code number n: its digits in base six. */
export function pegsOf(code: number): number[] {
  return Array.from({ length: PEGS }, (_, at) => Math.floor(code / COLOURS ** at) % COLOURS);
}

/** Pegs in the right place times five, plus right colours in a wrong place. */
export function answer(guess: number, secret: number): number {
  const guessed = pegsOf(guess);
  const hidden = pegsOf(secret);
  let places = 0;
  const guessedColours = new Uint8Array(COLOURS);
  const hiddenColours = new Uint8Array(COLOURS);
  for (let at = 0; at < PEGS; at++) {
    const a = guessed[at] as number;
    const b = hidden[at] as number;
    if (a === b) places++;
    guessedColours[a] = (guessedColours[a] as number) + 1;
    hiddenColours[b] = (hiddenColours[b] as number) + 1;
  }
  let colours = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    colours += Math.min(guessedColours[colour] as number, hiddenColours[colour] as number);
  }
  return places * (PEGS + 1) + (colours - places);
}
