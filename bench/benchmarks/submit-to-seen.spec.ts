import { describe, expect, it } from '@jest/globals';
import { timesToSee } from './submit-to-seen.bench.ts';

describe('timesToSee', () => {
  const sentAt = Float64Array.of(1_000, 1_010, 1_020);

  it('counts each record at every watcher, from the first patch that has it', () => {
    const arrivals = [
      { scores: [7], at: Float64Array.of(1_004, 1_006), watchers: Uint32Array.of(0, 1) },
      { scores: [7, 8], at: Float64Array.of(1_030, 1_030), watchers: Uint32Array.of(0, 1) },
    ];
    const { spread, unseen } = timesToSee(arrivals, sentAt, 7);
    expect(spread.count).toBe(4);
    expect(spread.p50).toBeCloseTo(6, 1);
    expect(spread.max).toBe(20);
    expect(unseen).toBe(1);
  });

  it('counts the patches of each group of watchers', () => {
    const arrivals = [
      { scores: [7], at: Float64Array.of(1_004), watchers: Uint32Array.of(0) },
      { scores: [7, 8], at: Float64Array.of(1_050), watchers: Uint32Array.of(1) },
    ];
    const { spread } = timesToSee(arrivals, sentAt, 7);
    expect(spread.count).toBe(3);
    expect(spread.max).toBe(50);
  });

  it('leaves out scores of other runs', () => {
    const arrival = { scores: [3, 99], at: Float64Array.of(1_001), watchers: Uint32Array.of(0) };
    const { spread } = timesToSee([arrival], sentAt, 7);
    expect(spread.count).toBe(0);
  });
});
