import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { paced } from './paced.js';

beforeEach(() => {
  jest.useFakeTimers();
});

describe('Paced', () => {
  it('runs at once, and once more after the pause however often it was requested', () => {
    const run = jest.fn();
    const { ask } = paced(run, 100);
    for (let n = 0; n < 5; n += 1) ask();
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('runs at once again after a pause without requests', () => {
    const run = jest.fn();
    const { ask } = paced(run, 100);
    ask();
    jest.advanceTimersByTime(100);
    ask();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('stops, and can be started again', () => {
    const run = jest.fn();
    const { ask, stop } = paced(run, 100);
    ask();
    ask();
    stop();
    jest.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(1);
    ask();
    expect(run).toHaveBeenCalledTimes(2);
  });
});
