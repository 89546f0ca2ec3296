import { describe, expect, it } from '@jest/globals';
import { BestScoreCache } from './best-score.cache.js';

const MONDAY = { week: '2026-11-23', day: '2026-11-23' };
const TUESDAY = { week: '2026-11-23', day: '2026-11-24' };
const NEXT_MONDAY = { week: '2026-11-30', day: '2026-11-30' };

describe('the cache of best scores', () => {
  it('excludes a score that is not higher than one of the same week', () => {
    const cache = new BestScoreCache();
    cache.note('ada', 7, 50, MONDAY, 0);
    cache.note('ada', 7, 30, TUESDAY, 0);
    expect(cache.mayBeBest('ada', 7, 50, TUESDAY.week)).toBe(false);
    expect(cache.mayBeBest('ada', 7, 51, TUESDAY.week)).toBe(true);
    expect(cache.mayBeBest('ada', 8, 1, TUESDAY.week)).toBe(true);
    expect(cache.mayBeBest('bob', 7, 1, TUESDAY.week)).toBe(true);
  });

  it('excludes no score of a new week', () => {
    const cache = new BestScoreCache();
    cache.note('ada', 7, 50, MONDAY, 0);
    expect(cache.mayBeBest('ada', 7, 1, NEXT_MONDAY.week)).toBe(true);
    cache.note('ada', 7, 10, NEXT_MONDAY, 0);
    expect(cache.mayBeBest('ada', 7, 10, NEXT_MONDAY.week)).toBe(false);
    expect(cache.mayBeBest('ada', 7, 11, NEXT_MONDAY.week)).toBe(true);
  });

  it('knows the days of play', () => {
    const cache = new BestScoreCache();
    expect(cache.note('ada', 7, 50, MONDAY, 0)).toBe(true);
    expect(cache.note('ada', 7, 60, MONDAY, 0)).toBe(false);
    expect(cache.note('ada', 8, 60, MONDAY, 0)).toBe(true);
    expect(cache.note('ada', 7, 40, TUESDAY, 0)).toBe(true);
  });

  it('is cleared by a removal, and ignores batches from before it', () => {
    const cache = new BestScoreCache();
    cache.note('ada', 7, 50, MONDAY, 0);
    cache.noteRemovals(1);
    expect(cache.mayBeBest('ada', 7, 1, MONDAY.week)).toBe(true);
    expect(cache.note('ada', 7, 50, MONDAY, 0)).toBe(true);
    expect(cache.mayBeBest('ada', 7, 1, MONDAY.week)).toBe(true);
    expect(cache.note('ada', 7, 40, MONDAY, 1)).toBe(true);
    expect(cache.mayBeBest('ada', 7, 40, MONDAY.week)).toBe(false);
  });
});
