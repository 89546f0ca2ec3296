import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CONNECT_CODE_LENGTH, CONNECT_CODE_LETTERS, parseConnectCode } from './connect-code.js';

const letters = fc
  .array(fc.constantFrom(...CONNECT_CODE_LETTERS), { minLength: CONNECT_CODE_LENGTH, maxLength: CONNECT_CODE_LENGTH })
  .map((all) => all.join(''));

it('parses a connect code in any case, with and without hyphen and spaces', () => {
  for (const text of ['K7PW-3QFM', 'k7pw3qfm', ' k7pw 3qfm ', 'K7-PW-3Q-FM']) {
    expect(parseConnectCode(text)).toBe('K7PW-3QFM');
  }
});

it('parses every code in its displayed form', () => {
  fc.assert(
    fc.property(letters, (code) => {
      const shown = parseConnectCode(code);
      expect(shown).toMatch(/^.{4}-.{4}$/);
      expect(parseConnectCode(shown ?? '')).toBe(shown);
      expect(parseConnectCode(code.toLowerCase())).toBe(shown);
    }),
  );
});

it('refuses texts that cannot be a code', () => {
  for (const text of [
    '',
    'K7PW',
    'K7PW-3QFMM',
    'K7PW-3QF0',
    'K7PW-3QFI',
    'K7PW_3QFM',
    '../../..',
    'ＫＷＰＷ３ＱＦＭ',
  ]) {
    expect(parseConnectCode(text)).toBeUndefined();
  }
});
