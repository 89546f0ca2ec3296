import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { throttled } from './throttled.js';

beforeEach(() => {
  jest.useFakeTimers();
});

describe('throttled', () => {
  it('runs at once, and once after the pause for all later requests', () => {
    const run = jest.fn();
    const { request } = throttled(run, 100);
    for (let n = 0; n < 5; n += 1) request();
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('runs at once again after a pause without requests', () => {
    const run = jest.fn();
    const { request } = throttled(run, 100);
    request();
    jest.advanceTimersByTime(100);
    request();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('stops, and can be started again', () => {
    const run = jest.fn();
    const { request, stop } = throttled(run, 100);
    request();
    request();
    stop();
    jest.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(1);
    request();
    expect(run).toHaveBeenCalledTimes(2);
  });
});
