import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { REDIS_TIMEOUT } from '../../config/limits.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { TimeoutError } from './with-timeout.js';

const hang = () => new Promise<never>(() => undefined);

/** Runs a command that never answers, until the breaker gives it up. */
async function timeOut(breaker: CircuitBreaker): Promise<void> {
  const outcome = expect(breaker.run(hang)).rejects.toThrow(TimeoutError);
  await jest.advanceTimersByTimeAsync(REDIS_TIMEOUT + 1);
  await outcome;
}

describe('CircuitBreaker', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('opens after a timeout and refuses commands without running them', async () => {
    const breaker = new CircuitBreaker();
    await timeOut(breaker);
    const command = jest.fn(async () => 'answer');
    expect(breaker.isOpen).toBe(true);
    await expect(breaker.run(command)).rejects.toThrow(TimeoutError);
    expect(command).not.toHaveBeenCalled();
  });

  it('closes again after twice the time limit', async () => {
    const breaker = new CircuitBreaker();
    await timeOut(breaker);
    jest.advanceTimersByTime(2 * REDIS_TIMEOUT);
    expect(breaker.isOpen).toBe(false);
    await expect(breaker.run(async () => 'answer')).resolves.toBe('answer');
  });

  it('stays closed when a command fails in time', async () => {
    const breaker = new CircuitBreaker();
    await expect(breaker.run(() => Promise.reject(new Error('WRONGTYPE')))).rejects.toThrow('WRONGTYPE');
    expect(breaker.isOpen).toBe(false);
  });
});
