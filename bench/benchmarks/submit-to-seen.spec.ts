import { describe, expect, it } from '@jest/globals';
import { timesToSee } from './submit-to-seen.bench.ts';

describe('timesToSee', () => {
  const sentAt = Float64Array.of(1_000, 1_010, 1_020);

  it('counts each record at every watcher, from the first patch that has it', () => {
    const arrivals = [
      { scores: [7], at: Float64Array.of(1_004, 1_006) },
      { scores: [7, 8], at: Float64Array.of(1_030, 1_030) },
    ];
    const { spread, unseen } = timesToSee(arrivals, sentAt, 7);
    expect(spread.count).toBe(4);
    expect(spread.p50).toBeCloseTo(6, 1);
    expect(spread.max).toBe(20);
    expect(unseen).toBe(1);
  });

  it('leaves out scores of other runs', () => {
    const { spread } = timesToSee([{ scores: [3, 99], at: Float64Array.of(1_001) }], sentAt, 7);
    expect(spread.count).toBe(0);
  });
});
