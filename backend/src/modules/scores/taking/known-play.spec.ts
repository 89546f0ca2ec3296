import { beforeEach, describe, expect, it } from '@jest/globals';
import { KnownPlay } from './known-play.js';

const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

describe('what is known of play', () => {
  let known: KnownPlay;
  beforeEach(() => {
    known = new KnownPlay();
    known.note('ada', 1, 100, NOON);
  });

  it('spares a score that is no better than one of today', () => {
    expect(known.mayMatter('ada', 1, 100, NOON + 1)).toBe(false);
    expect(known.mayMatter('ada', 1, 101, NOON + 1)).toBe(true);
  });

  it('tells nothing of other players and games', () => {
    expect(known.mayMatter('bob', 1, 1, NOON + 1)).toBe(true);
    expect(known.mayMatter('ada', 2, 1, NOON + 1)).toBe(true);
  });

  it('lets the first score of a day through, and still knows the best of the week then', () => {
    const tomorrow = NOON + DAY;
    expect(known.mayMatter('ada', 1, 1, tomorrow)).toBe(true);
    known.note('ada', 1, 1, tomorrow);
    expect(known.mayMatter('ada', 1, 100, tomorrow)).toBe(false);
  });

  it('forgets the best when a new week has begun', () => {
    const nextWeek = NOON + 7 * DAY;
    known.note('ada', 1, 1, nextWeek);
    expect(known.mayMatter('ada', 1, 2, nextWeek)).toBe(true);
  });

  it('knows nothing around midnight, when clocks may disagree about the day', () => {
    const midnight = NOON + DAY / 2;
    known.note('ada', 1, 100, midnight - 30_000);
    expect(known.mayMatter('ada', 1, 1, midnight - 30_000)).toBe(true);
    known.note('ada', 1, 100, midnight + 30_000);
    expect(known.mayMatter('ada', 1, 1, midnight + 30_000)).toBe(true);
  });
});
