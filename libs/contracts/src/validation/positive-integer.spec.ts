import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parsePositiveInteger } from './positive-integer.js';

describe('parsePositiveInteger', () => {
  it('parses plain digits', () => {
    expect(parsePositiveInteger('7')).toBe(7);
    expect(parsePositiveInteger('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each([
    '0',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e3',
    '0x10',
    ' 7',
    '7 ',
    '',
    '١',
    '9007199254740992',
    '9'.repeat(17),
    '7\n',
  ])('refuses %j', (text) => expect(parsePositiveInteger(text)).toBeUndefined());

  it.each([[7], [null], [undefined], [['7']], [{}]])('requires text: not %j', (value) => {
    expect(parsePositiveInteger(value)).toBeUndefined();
  });

  it('accepts only the canonical digits of a number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (value) => {
        expect(parsePositiveInteger(String(value))).toBe(value);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parsePositiveInteger(text);
        expect(value === undefined || String(value) === text).toBe(true);
      }),
    );
  });
});
