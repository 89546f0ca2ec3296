import { describe, expect, it } from '@jest/globals';
import { SOCKET_LIMITS } from '../../../config/limits.js';
import { ConnectionLimits } from './connection-limits.js';

const MOST = SOCKET_LIMITS.eventsPerSecond;
const newLimits = (spend: () => void = () => undefined) => new ConnectionLimits({ spend });
const send = (limits: ConnectionLimits, count: number, now: number) =>
  Array.from({ length: count }, () => limits.judge(1, now));

describe('ConnectionLimits', () => {
  it('allows events up to the limit and refuses further ones', () => {
    const verdicts = send(newLimits(), MOST + 2, 5_000);
    expect(verdicts.slice(0, MOST)).toEqual(Array(MOST).fill('allow'));
    expect(verdicts.slice(MOST)).toEqual(['refuse', 'refuse']);
  });

  it('allows events again one second later', () => {
    const limits = newLimits();
    send(limits, MOST + 1, 5_000);
    expect(limits.judge(1, 5_999)).toBe('refuse');
    expect(send(limits, MOST, 6_000)).toEqual(Array(MOST).fill('allow'));
  });

  it('ends the connection after a hundred refusals in a row', () => {
    const limits = newLimits();
    send(limits, MOST, 5_000);
    expect(send(limits, SOCKET_LIMITS.refusalsBeforeCut, 5_000)).not.toContain('cut');
    expect(limits.judge(1, 5_000)).toBe('cut');
  });

  it('ends the connection when it exceeds the limit second after second', () => {
    const limits = newLimits();
    const verdicts = Array.from({ length: 10 }, (_, second) => send(limits, MOST + 30, 5_000 + second * 1_000)).flat();
    expect(verdicts).toContain('cut');
    expect(verdicts.indexOf('cut')).toBeGreaterThan(SOCKET_LIMITS.refusalsBeforeCut);
  });

  it('resets the refusals after a quiet second', () => {
    const limits = newLimits();
    for (let second = 0; second < 60; second += 2) {
      expect(send(limits, MOST + 90, 5_000 + second * 1_000)).not.toContain('cut');
      expect(send(limits, MOST, 6_000 + second * 1_000)).toEqual(Array(MOST).fill('allow'));
    }
  });

  it('refuses events that exceed the shared budget, spends their points, and ends a connection that goes on', () => {
    const spent: number[] = [];
    let left = 5;
    const limits = new ConnectionLimits({
      spend: (points) => {
        if (points > left) throw new Error('rate limited');
        left -= points;
        spent.push(points);
      },
    });
    expect([limits.judge(3, 5_000), limits.judge(3, 5_000), limits.judge(1, 5_000)]).toEqual([
      'allow',
      'refuse',
      'allow',
    ]);
    expect(spent).toEqual([3, 1]);
    const verdicts = Array.from({ length: 10 }, (_, second) =>
      Array.from({ length: MOST }, () => limits.judge(3, 6_000 + second * 1_000)),
    ).flat();
    expect(verdicts).toContain('cut');
    expect(verdicts.indexOf('cut')).toBeGreaterThanOrEqual(SOCKET_LIMITS.refusalsBeforeCut - 1);
  });

  it('does not spend from the shared budget what the limit of the connection refuses', () => {
    let spent = 0;
    send(
      newLimits(() => (spent += 1)),
      MOST + 50,
      5_000,
    );
    expect(spent).toBe(MOST);
  });

  it('does not count a silent connection', () => {
    const limits = newLimits();
    for (let second = 0; second < 60; second += 2) {
      expect(send(limits, MOST + 90, 5_000 + second * 1_000)).not.toContain('cut');
    }
  });
});
