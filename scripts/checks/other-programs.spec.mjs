import { expect, it } from '@jest/globals';
import { usedShare } from './other-programs.mjs';

const processor = (/** @type {number[]} */ [user = 0, sys = 0, nice = 0, idle = 0]) => ({
  times: { user, sys, nice, idle, irq: 0 },
});

it('counts programs of normal priority on all processors', () => {
  const before = [processor([10, 10, 10, 10]), processor([0, 0, 0, 0])];
  const after = [processor([70, 30, 10, 30]), processor([0, 0, 100, 0])];
  expect(usedShare(before, after)).toBe(80 / 200);
});

it('is 0 without any time between the measurements', () => {
  const same = [processor([1, 2, 3, 4])];
  expect(usedShare(same, same)).toBe(0);
});
