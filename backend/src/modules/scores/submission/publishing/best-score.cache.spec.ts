import { describe, expect, it } from '@jest/globals';
import { BestScoreCache } from './best-score.cache.js';

const WEEK = '2026-11-23';
const NEXT_WEEK = '2026-11-30';
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const on = (userId: string, boardId: number, since = WEEK) => ({ userId, boardId, since });

describe('the cache of best scores', () => {
  it('excludes a score that is not higher than one of the same period', () => {
    const cache = new BestScoreCache();
    cache.note(on('ada', 7), 50, MONDAY, 0);
    cache.note(on('ada', 7), 30, TUESDAY, 0);
    expect(cache.mayBeBest(on('ada', 7), 50)).toBe(false);
    expect(cache.mayBeBest(on('ada', 7), 51)).toBe(true);
    expect(cache.mayBeBest(on('ada', 8), 1)).toBe(true);
    expect(cache.mayBeBest(on('bob', 7), 1)).toBe(true);
  });

  it('excludes no score of a new period', () => {
    const cache = new BestScoreCache();
    cache.note(on('ada', 7), 50, MONDAY, 0);
    expect(cache.mayBeBest(on('ada', 7, NEXT_WEEK), 1)).toBe(true);
    cache.note(on('ada', 7, NEXT_WEEK), 10, NEXT_WEEK, 0);
    expect(cache.mayBeBest(on('ada', 7, NEXT_WEEK), 10)).toBe(false);
    expect(cache.mayBeBest(on('ada', 7, NEXT_WEEK), 11)).toBe(true);
  });

  it('knows the days of play', () => {
    const cache = new BestScoreCache();
    expect(cache.note(on('ada', 7), 50, MONDAY, 0)).toBe(true);
    expect(cache.note(on('ada', 7), 60, MONDAY, 0)).toBe(false);
    expect(cache.note(on('ada', 8), 60, MONDAY, 0)).toBe(true);
    expect(cache.note(on('ada', 7), 40, TUESDAY, 0)).toBe(true);
  });

  it('is cleared by a removal, and ignores batches from before it', () => {
    const cache = new BestScoreCache();
    cache.note(on('ada', 7), 50, MONDAY, 0);
    cache.noteRemovals(1);
    expect(cache.mayBeBest(on('ada', 7), 1)).toBe(true);
    expect(cache.note(on('ada', 7), 50, MONDAY, 0)).toBe(true);
    expect(cache.mayBeBest(on('ada', 7), 1)).toBe(true);
    expect(cache.note(on('ada', 7), 40, MONDAY, 1)).toBe(true);
    expect(cache.mayBeBest(on('ada', 7), 40)).toBe(false);
  });
});
