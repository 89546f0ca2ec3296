import { describe, expect, it } from '@jest/globals';
import { gameDay } from '#testing/factories/game-stats.factory.js';
import { isQuiet, lastDays, scoreBars, shareOf, sharesOf } from './figures.js';

describe('the days that are shown', () => {
  it('are the last ones before the newest that was counted, without those that were not', () => {
    const days = ['2026-11-01', '2026-11-20', '2026-11-26', '2026-11-27'].map((day) => gameDay({ day }));
    expect(lastDays(days, 7).map(({ day }) => day)).toEqual(['2026-11-26', '2026-11-27']);
    expect(lastDays(days, 8).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-26', '2026-11-27']);
    expect(lastDays([], 7)).toEqual([]);
  });

  it('are quiet without plays, scores and refused requests', () => {
    expect(isQuiet([gameDay(), gameDay()])).toBe(true);
    expect(isQuiet([gameDay(), gameDay({ scores: 1 })])).toBe(false);
    expect(isQuiet([gameDay(), gameDay({ refused: 1 })])).toBe(false);
  });
});

it('a share is that of the days for which it is known', () => {
  const days = [gameDay({ d1: 2, new_players: 5 }), gameDay({ d1: 0, new_players: 3 }), gameDay({ new_players: 40 })];
  expect(shareOf(days, 'd1')).toEqual({ part: 2, whole: 8 });
  expect(shareOf(days, 'd7')).toEqual({ part: 0, whole: 0 });
});

it('the bars of values with decimals have as many', () => {
  const histogram = [
    { from: 0.9, to: 0.9, scores: 2 },
    { from: 1.2, to: 1.2, scores: 1 },
  ];
  expect(scoreBars([gameDay({ histogram }), gameDay()], 20)).toEqual([
    { from: 0.9, to: 0.9, scores: 2 },
    { from: 1, to: 1, scores: 0 },
    { from: 1.1, to: 1.1, scores: 0 },
    { from: 1.2, to: 1.2, scores: 1 },
  ]);
});

describe('plays by name', () => {
  const share = (name: string, plays: number) => ({ name, plays });

  it('are added up over days, most first', () => {
    expect(sharesOf([[share('a', 1), share('b', 2)], [share('a', 4)]], 8)).toEqual([share('a', 5), share('b', 2)]);
  });

  it('are put together as others where there are too many names', () => {
    const days = [[share('other', 9), share('a', 4), share('b', 3), share('c', 2), share('d', 1)]];
    expect(sharesOf(days, 3)).toEqual([share('a', 4), share('b', 3), share('other', 12)]);
  });
});
