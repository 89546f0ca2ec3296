import { answer, CODE_COUNT, COLOURS, PEGS, pegsOf } from './code.js';

function code(...pegs: number[]): number {
  return pegs.reduce((sum, peg, at) => sum + peg * COLOURS ** at, 0);
}

function feedback(places: number, colours: number): number {
  return places * (PEGS + 1) + colours;
}

describe('codes', () => {
  it('writes a code as four pegs of six colours', () => {
    expect(pegsOf(code(0, 5, 2, 1))).toEqual([0, 5, 2, 1]);
    expect(CODE_COUNT).toBe(1296);
  });

  it.each([
    [[0, 1, 2, 3], [0, 1, 2, 3], 4, 0],
    [[0, 1, 2, 3], [3, 2, 1, 0], 0, 4],
    [[0, 0, 1, 1], [0, 1, 0, 2], 1, 2],
    [[5, 5, 5, 5], [0, 1, 2, 3], 0, 0],
    [[1, 1, 2, 2], [1, 1, 1, 2], 3, 0],
  ])('answers %j for the secret %j with %d places and %d colours', (guess, secret, places, colours) => {
    expect(answer(code(...guess), code(...secret))).toBe(feedback(places, colours));
  });
});
