import { describe, expect, it } from '@jest/globals';
import { KeyedHash } from './keyed-hash.js';
import { Sealing } from './sealing.js';

const SECRET = 'a secret of at least thirty-two characters';

describe('Sealing', () => {
  it('does not open with a key of another purpose', () => {
    const sealed = new Sealing({ secret: SECRET }, 'api keys').seal('text', 'ada');
    expect(new Sealing({ secret: SECRET }, 'api keys').open(sealed, 'ada')).toBe('text');
    expect(() => new Sealing({ secret: SECRET }, 'two-factor').open(sealed, 'ada')).toThrow();
  });
});

describe('KeyedHash', () => {
  it('is equal for the same text and purpose only', () => {
    const hash = new KeyedHash({ secret: SECRET }, 'names').of('ada');
    expect(hash).toHaveLength(32);
    expect(new KeyedHash({ secret: SECRET }, 'names').of('ada').equals(hash)).toBe(true);
    expect(new KeyedHash({ secret: SECRET }, 'names').of('Ada').equals(hash)).toBe(false);
    expect(new KeyedHash({ secret: SECRET }, 'codes').of('ada').equals(hash)).toBe(false);
    expect(new KeyedHash({ secret: `${SECRET}!` }, 'names').of('ada').equals(hash)).toBe(false);
  });
});
