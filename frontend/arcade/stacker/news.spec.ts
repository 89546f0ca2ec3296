import type { Clearing } from '@gamegeek/arcade/stacker/stacker.js';
import { newsOf } from './news.js';
import { STACKER_TEXTS } from './texts.js';

const NOTHING: Clearing = {
  count: 0,
  spin: 'none',
  combo: 0,
  isBackToBack: false,
  isPerfect: false,
  rows: [],
  points: 100,
};

describe('news beside the well', () => {
  it.each<[Partial<Clearing>, string[]]>([
    [{ count: 1, combo: 1 }, []],
    [{ count: 1, combo: 4 }, ['Combo 3']],
    [{ count: 2, combo: 1 }, ['Double']],
    [{ count: 4, combo: 1, isBackToBack: true }, ['Quad', 'Back-to-back']],
    [{ spin: 'full' }, ['T-spin']],
    [{ count: 2, spin: 'full', combo: 2, isBackToBack: true }, ['T-spin Double', 'Back-to-back', 'Combo 1']],
    [{ count: 1, spin: 'mini', combo: 1 }, ['T-spin mini Single']],
    [{ count: 3, combo: 1, isPerfect: true }, ['Triple', 'All clear']],
  ])('name %o', (landing, news) => {
    expect(newsOf({ ...NOTHING, ...landing }, STACKER_TEXTS.en)).toEqual(['+100', ...news]);
  });
});
