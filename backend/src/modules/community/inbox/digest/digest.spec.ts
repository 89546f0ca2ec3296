import { describe, expect, it } from '@jest/globals';
import { comparePlaces, isWorthSending } from './digest-figures.js';
import { digestWeek } from './digest-week.js';

describe('the week of a digest', () => {
  it.each<[string, string | undefined]>([
    ['2026-11-16T07:59:59Z', undefined],
    ['2026-11-16T08:00:00Z', '2026-11-16'],
    ['2026-11-16T23:30:00Z', '2026-11-16'],
    ['2026-11-17T19:59:59Z', '2026-11-16'],
    ['2026-11-17T20:00:00Z', undefined],
    ['2026-11-21T08:00:00Z', undefined],
    ['2026-11-22T23:59:59Z', undefined],
    ['2027-01-04T09:00:00Z', '2027-01-04'],
  ])('at %s is %s', (now, week) => {
    expect(digestWeek(new Date(now))).toBe(week);
  });
});

describe('places since the last digest', () => {
  it('are compared, the largest change first, and all are stored', () => {
    const now = [
      { id: 1, game: 'Moss', rank: 4 },
      { id: 2, game: 'Tide', rank: 9 },
      { id: 3, game: 'Hex', rank: 1 },
      { id: 4, game: 'New', rank: 2 },
    ];
    expect(comparePlaces({ before: { 1: 5, 2: 3, 3: 1, 9: 7 }, now })).toEqual({
      stored: { 1: 4, 2: 9, 3: 1, 4: 2 },
      changed: [
        { game: 'Tide', before: 3, after: 9 },
        { game: 'Moss', before: 5, after: 4 },
      ],
    });
  });
});

it('does not send a digest that contains only trending games', () => {
  const nothing = {
    places: [],
    overtaken: [],
    achievements: [],
    gameAchievements: [],
    comments: 0,
    results: [],
    trending: [],
  };
  expect(isWorthSending({ ...nothing, trending: [{ game: 'Moss', players: 3 }] })).toBe(false);
  expect(isWorthSending({ ...nothing, comments: 1 })).toBe(true);
  const title = { en: 'Long haul', es: 'Viaje largo', fr: 'Long cours', de: 'Langstrecke' };
  expect(isWorthSending({ ...nothing, gameAchievements: [{ game: 'Neon Snake', title }] })).toBe(true);
});
