import { describe, expect, it } from '@jest/globals';
import { ApiKeyVault } from './api-key-vault.js';

const vault = new ApiKeyVault({ secret: 'a secret of at least thirty-two characters' });
const KEY = 'gg_0123456789';

describe('ApiKeyVault', () => {
  it('opens a key that it sealed for the same owner, and seals it differently each time', () => {
    const sealed = vault.seal(KEY, 'ada');
    expect(vault.open(sealed, 'ada')).toBe(KEY);
    expect(sealed.equals(vault.seal(KEY, 'ada'))).toBe(false);
    expect(sealed.includes(KEY)).toBe(false);
  });

  it('does not open a key for another owner, with another secret, or after a modification', () => {
    const sealed = vault.seal(KEY, 'ada');
    expect(() => vault.open(sealed, 'bob')).toThrow();
    expect(() => new ApiKeyVault({ secret: 'another secret of thirty-two characters!' }).open(sealed, 'ada')).toThrow();
    const changed = Buffer.from(sealed);
    changed[changed.length - 1]! ^= 1;
    expect(() => vault.open(changed, 'ada')).toThrow();
  });

  it('hashes a key to the same 32 bytes each time, and to others with another secret', () => {
    expect(vault.hash(KEY)).toHaveLength(32);
    expect(vault.hash(KEY).equals(vault.hash(KEY))).toBe(true);
    expect(
      vault.hash(KEY).equals(new ApiKeyVault({ secret: 'another secret of thirty-two characters!' }).hash(KEY)),
    ).toBe(false);
  });
});
