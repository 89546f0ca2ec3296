import { hint } from './hint.js';

/** A hint in letters: g for the right place, y for another place, - for absent. */
function picture(code: number): string {
  return code.toString(3).padStart(5, '0').replaceAll('0', '-').replaceAll('1', 'y').replaceAll('2', 'g');
}

describe('a hint', () => {
  it.each([
    ['crane', 'crane', 'ggggg'],
    ['trace', 'crate', 'yggyg'],
    ['hello', 'lemon', '-gy-y'],
    ['sheep', 'eight', '-yy--'],
    ['eerie', 'elbow', 'g----'],
    ['señor', 'niñez', '-yg--'],
    ['fährt', 'bären', '-g-y-'],
  ])('for the guess %s and the secret %s is %s', (guess, secret, feedback) => {
    expect(picture(hint(guess, secret))).toBe(feedback);
  });
});
