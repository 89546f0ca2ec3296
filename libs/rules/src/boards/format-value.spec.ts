import { describe, expect, it } from '@jest/globals';
import { PLAIN_FORMAT, type BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { valueFormat } from './format-value.js';

const number = PLAIN_FORMAT;
const time: BoardFormat = { ...number, direction: 'asc', kind: 'time' };

describe('a value of a board', () => {
  it.each<[BoardFormat, string, number, string]>([
    [time, 'en', 1, '0:00.001'],
    [time, 'en', 59_999, '0:59.999'],
    [time, 'en', 83_456, '1:23.456'],
    [time, 'de', 83_456, '1:23,456'],
    [time, 'en', 3_723_004, '1:02:03.004'],
    [number, 'en', 1_234_567, '1,234,567'],
    [{ ...number, decimals: 2 }, 'en', 12.5, '12.50'],
    [{ ...number, decimals: 2, unit: 'm' }, 'de', 1_012.5, '1.012,50\u00a0m'],
    [{ ...number, unit: 'laps' }, 'en', 3, '3\u00a0laps'],
  ])('of %j is shown in %s, %d as %s', (format, language, value, shown) => {
    expect(valueFormat(format, language)(value)).toBe(shown);
  });
});
