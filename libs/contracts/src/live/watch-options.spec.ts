import { describe, expect, it } from '@jest/globals';
import { isWatchOptions, rowsToShow } from './watch-options.js';

describe('rowsToShow', () => {
  it.each([
    [1, 10],
    [10, 10],
    [11, 100],
    [100, 100],
    [1_000, 100],
  ])('for %i visible rows are %i', (count, rows) => {
    expect(rowsToShow(count)).toBe(rows);
  });
});

describe('isWatchOptions', () => {
  it.each([[{ rows: 10 }], [{ rows: 100 }]])('accepts %j', (options) => {
    expect(isWatchOptions(options)).toBe(true);
  });

  it.each([
    [undefined],
    [null],
    [10],
    ['10'],
    [true],
    [[]],
    [[10]],
    [{}],
    [{ rows: '10' }],
    [{ rows: 0 }],
    [{ rows: 50 }],
    [{ rows: 10.5 }],
    [{ rows: null }],
    [{ rows: [10] }],
    [{ row: 10 }],
    [{ rows: 10, from: 1 }],
    [JSON.parse('{"__proto__": {"rows": 10}}')],
    [Object.create({ rows: 10 })],
  ])('refuses %j', (options) => {
    expect(isWatchOptions(options)).toBe(false);
  });
});
