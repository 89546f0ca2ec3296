import { describe, expect, it } from '@jest/globals';
import { versionTraction } from '#testing/factories/traction.factory.js';
import { averageRating } from './average-rating.js';

const rated = (average_rating: number | null, total_ratings: number) =>
  versionTraction(1, '1', [], { average_rating, total_ratings });

describe('the average rating of a model', () => {
  it('weights all ratings equally, whichever version they are of', () => {
    expect(averageRating([rated(5, 1), rated(3, 3), rated(null, 0)])).toBe(3.5);
  });

  it('is undefined without ratings', () => {
    expect(averageRating([])).toBeUndefined();
    expect(averageRating([rated(null, 0)])).toBeUndefined();
  });
});
