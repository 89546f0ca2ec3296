import { describe, expect, it } from '@jest/globals';
import { SOCKET_LIMITS } from '../../../config/limits.js';
import { ConnectionLimits } from './connection-limits.js';

const MOST = SOCKET_LIMITS.eventsPerSecond;
const send = (limits: ConnectionLimits, count: number, now: number) =>
  Array.from({ length: count }, () => limits.judge(now));

describe('ConnectionLimits', () => {
  it('allows events up to the limit and refuses further ones', () => {
    const verdicts = send(new ConnectionLimits(), MOST + 2, 5_000);
    expect(verdicts.slice(0, MOST)).toEqual(Array(MOST).fill('allow'));
    expect(verdicts.slice(MOST)).toEqual(['refuse', 'refuse']);
  });

  it('allows events again one second later', () => {
    const limits = new ConnectionLimits();
    send(limits, MOST + 1, 5_000);
    expect(limits.judge(5_999)).toBe('refuse');
    expect(send(limits, MOST, 6_000)).toEqual(Array(MOST).fill('allow'));
  });

  it('ends the connection after a hundred refusals in a row', () => {
    const limits = new ConnectionLimits();
    send(limits, MOST, 5_000);
    expect(send(limits, SOCKET_LIMITS.refusalsBeforeCut, 5_000)).not.toContain('cut');
    expect(limits.judge(5_000)).toBe('cut');
  });

  it('ends the connection when it exceeds the limit second after second', () => {
    const limits = new ConnectionLimits();
    const verdicts = Array.from({ length: 10 }, (_, second) => send(limits, MOST + 30, 5_000 + second * 1_000)).flat();
    expect(verdicts).toContain('cut');
    expect(verdicts.indexOf('cut')).toBeGreaterThan(SOCKET_LIMITS.refusalsBeforeCut);
  });

  it('resets the refusals after a quiet second', () => {
    const limits = new ConnectionLimits();
    for (let second = 0; second < 60; second += 2) {
      expect(send(limits, MOST + 90, 5_000 + second * 1_000)).not.toContain('cut');
      expect(send(limits, MOST, 6_000 + second * 1_000)).toEqual(Array(MOST).fill('allow'));
    }
  });

  it('does not count a silent connection', () => {
    const limits = new ConnectionLimits();
    for (let second = 0; second < 60; second += 2) {
      expect(send(limits, MOST + 90, 5_000 + second * 1_000)).not.toContain('cut');
    }
  });
});
