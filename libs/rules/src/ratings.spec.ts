import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { averageRating, mergeGameFigures, ratingCount, ratingSum } from './ratings.js';

describe('averageRating', () => {
  it('is 0 without ratings, and has two decimals otherwise', () => {
    expect(averageRating(0, 0)).toBe(0);
    expect(averageRating(3, 10)).toBe(3.33);
  });

  it('is the average of a distribution', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (given) => {
        const distribution = [1, 2, 3, 4, 5].map((stars) => given.filter((each) => each === stars).length);
        expect(ratingCount(distribution)).toBe(given.length);
        const mean = given.reduce((sum, each) => sum + each, 0) / given.length;
        expect(averageRating(ratingCount(distribution), ratingSum(distribution))).toBeCloseTo(mean, 1);
      }),
    );
  });
});

interface Figures {
  average_rating: number;
  total_ratings: number;
  rating_distribution: number[];
  rating_version: number;
  player_count: number;
}

describe('mergeGameFigures', () => {
  const rated = (version: number) => ({
    average_rating: version,
    total_ratings: version,
    rating_distribution: [version, 0, 0, 0, 0],
    rating_version: version,
  });

  it('applies other changes even if the rating with them is old', () => {
    const held: Figures = { ...rated(5), player_count: 1 };
    expect(mergeGameFigures(held, { ...rated(4), player_count: 2 })).toEqual({ ...rated(5), player_count: 2 });
    expect(mergeGameFigures(held, { player_count: 3 })).toEqual({ ...rated(5), player_count: 3 });
  });

  it('ends with the newest rating, in any order and with repetitions', () => {
    const versions = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
    fc.assert(
      fc.property(versions, (order) => {
        const held = order.reduce<Partial<Figures>>((known, version) => mergeGameFigures(known, rated(version)), {});
        expect(held).toEqual(rated(Math.max(...order)));
      }),
    );
  });
});
