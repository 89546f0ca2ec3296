import { beforeEach, describe, expect, it } from '@jest/globals';
import { KnownPlay } from './known-play.js';

const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

describe('what is known of play', () => {
  let known: KnownPlay;
  /** A score of Ada's in game 1. */
  const note = (score: number, at: number, removals = 0) =>
    known.noteAll([{ userId: 'ada', gameId: 1, score }], at, removals);
  beforeEach(() => {
    known = new KnownPlay();
    note(100, NOON);
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
    note(1, tomorrow);
    expect(known.mayMatter('ada', 1, 100, tomorrow)).toBe(false);
  });

  it('forgets the best when a new week has begun', () => {
    const nextWeek = NOON + 7 * DAY;
    note(1, nextWeek);
    expect(known.mayMatter('ada', 1, 2, nextWeek)).toBe(true);
  });

  it('is nothing any more when a score was removed, and begins anew with what came after', () => {
    known.noteAll([], NOON, 1);
    expect(known.removals).toBe(1);
    expect(known.mayMatter('ada', 1, 1, NOON + 1)).toBe(true);
    note(40, NOON, 1);
    expect(known.mayMatter('ada', 1, 40, NOON + 1)).toBe(false);
    expect(known.mayMatter('ada', 1, 41, NOON + 1)).toBe(true);
  });

  it('is not taken from a batch that had not heard of the removal: it may be what was removed', () => {
    known.noteAll([], NOON, 1);
    note(100, NOON, 0);
    expect(known.mayMatter('ada', 1, 1, NOON + 1)).toBe(true);
  });

  it('knows nothing around midnight, when clocks may disagree about the day', () => {
    const midnight = NOON + DAY / 2;
    note(100, midnight - 30_000);
    expect(known.mayMatter('ada', 1, 1, midnight - 30_000)).toBe(true);
    note(100, midnight + 30_000);
    expect(known.mayMatter('ada', 1, 1, midnight + 30_000)).toBe(true);
  });
});
