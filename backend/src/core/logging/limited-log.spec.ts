import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LimitedLog } from './limited-log.js';

const MESSAGE = 'a snapshot could not be read';
const lines: unknown[][] = [];
const write = (level: string) => (details: unknown, message: unknown) => void lines.push([level, message, details]);
let log: LimitedLog;

beforeEach(() => {
  jest.useFakeTimers();
  lines.length = 0;
  log = new LimitedLog({ warn: write('warn'), error: write('error') });
});
afterEach(() => {
  jest.useRealTimers();
});

function fail(times: number, err = new Error('away')): void {
  for (let i = 1; i <= times; i += 1) log.warn({ topic: i, err }, MESSAGE);
}

describe('LimitedLog', () => {
  it('writes the first line of a kind at once, and nothing later when it is not repeated', () => {
    const err = new Error('away');
    fail(1, err);
    expect(lines).toEqual([['warn', MESSAGE, { topic: 1, err }]]);
    jest.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('writes one line a second with the last details while a kind is repeated, and how many were left out', () => {
    fail(1_000);
    jest.advanceTimersByTime(999);
    expect(lines).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(lines.slice(1)).toEqual([['warn', MESSAGE, expect.objectContaining({ topic: 1_000, leftOut: 998 })]]);
    fail(1);
    jest.advanceTimersByTime(1_000);
    expect(lines.slice(2)).toEqual([['warn', MESSAGE, expect.not.objectContaining({ leftOut: expect.anything() })]]);
  });

  it('writes a line again at once after a second without one', () => {
    fail(1);
    jest.advanceTimersByTime(1_000);
    fail(1);
    expect(lines).toHaveLength(2);
  });

  it('counts other messages, other groups, and errors from other places, as other kinds', () => {
    const err = new Error('away');
    fail(5, err);
    log.warn({ err }, MESSAGE, 'comments');
    log.error({ err: new Error('away') }, 'a listener failed');
    log.warn({ err: new TypeError('away') }, MESSAGE);
    log.warn({ err: Object.assign(new Error('away'), { code: '57P01' }) }, MESSAGE);
    expect(lines.map(([level, message]) => [level, message])).toEqual([
      ['warn', MESSAGE],
      ['warn', MESSAGE],
      ['error', 'a listener failed'],
      ['warn', MESSAGE],
      ['warn', MESSAGE],
    ]);
  });

  it('keeps nothing of a kind that has ended', () => {
    for (let i = 0; i < 500; i += 1) log.warn({}, `kind ${i}`);
    jest.advanceTimersByTime(1_000);
    expect(jest.getTimerCount()).toBe(0);
  });
});
