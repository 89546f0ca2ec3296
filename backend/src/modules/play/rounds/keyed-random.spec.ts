import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { keyedRandom } from './keyed-random.js';

const COUNT = 5_000;
const numbersOf = (key: Buffer) => {
  const random = keyedRandom(key);
  return Array.from({ length: COUNT }, () => random());
};

describe('keyed random numbers', () => {
  it('are the same for the same key, and others for another key', () => {
    const key = randomBytes(16);
    const numbers = numbersOf(key);
    expect(numbersOf(key)).toEqual(numbers);
    expect(new Set([...numbers, ...numbersOf(randomBytes(16))]).size).toBeGreaterThan(2 * COUNT - 5);
  });

  it('are from 0 to below 1, evenly', () => {
    const numbers = numbersOf(Buffer.alloc(16, 7));
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    for (let tenth = 0; tenth < 10; tenth += 1)
      expect(numbers.filter((number) => Math.floor(number * 10) === tenth).length).toBeGreaterThan(COUNT / 15);
  });
});
