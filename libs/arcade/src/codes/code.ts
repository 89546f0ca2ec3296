export const PEGS = 4;
export const COLOURS = 6;
export const CODE_COUNT = COLOURS ** PEGS;
/** The answer for a correct code. */
export const CRACKED = PEGS * (PEGS + 1);

/** The pegs of code number n: its digits in base six. */
export function pegsOf(code: number): number[] {
  const pegs: number[] = [];
  for (let at = 0, rest = code; at < PEGS; at++) {
    pegs.push(rest % COLOURS);
    rest = Math.floor(rest / COLOURS);
  }
  return pegs;
}

/** Pegs in the right place times five, plus right colours in a wrong place. */
export function answer(guess: number, secret: number): number {
  const guessed = pegsOf(guess);
  const hidden = pegsOf(secret);
  let places = 0;
  // By colour: how many more pegs the guess has than the secret.
  const excess = Array<number>(COLOURS).fill(0);
  for (let at = 0; at < PEGS; at++) {
    const a = guessed[at] as number;
    const b = hidden[at] as number;
    if (a === b) places++;
    excess[a] = (excess[a] as number) + 1;
    excess[b] = (excess[b] as number) - 1;
  }
  const colours = PEGS - excess.reduce((sum, more) => sum + Math.max(more, 0), 0);
  return places * (PEGS + 1) + (colours - places);
}
