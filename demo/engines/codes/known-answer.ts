import { answer, CODE_COUNT } from '../../../libs/arcade/src/codes/code.ts';

let table: Uint8Array | undefined;

/** Like `answer`, from a precomputed table: pilots call it millions of times. */
export function knownAnswer(guess: number, secret: number): number {
  if (!table) {
    table = new Uint8Array(CODE_COUNT * CODE_COUNT);
    for (let a = 0; a < CODE_COUNT; a++) {
      for (let b = a; b < CODE_COUNT; b++) {
        const feedback = answer(a, b);
        table[a * CODE_COUNT + b] = feedback;
        table[b * CODE_COUNT + a] = feedback;
      }
    }
  }
  return table[guess * CODE_COUNT + secret] as number;
}
