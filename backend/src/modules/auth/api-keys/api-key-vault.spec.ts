import { describe, expect, it } from '@jest/globals';
import { ApiKeyVault } from './api-key-vault.js';

const vault = new ApiKeyVault({ secret: 'a secret of at least thirty-two characters' });
const KEY = 'gg_0123456789';

describe('the vault of API keys', () => {
  it('opens for its owner what it sealed, each time in other bytes', () => {
    const sealed = vault.seal(KEY, 'ada');
    expect(vault.open(sealed, 'ada')).toBe(KEY);
    expect(sealed.equals(vault.seal(KEY, 'ada'))).toBe(false);
    expect(sealed.includes(KEY)).toBe(false);
  });

  it('opens nothing for another owner, with another secret, or after a change', () => {
    const sealed = vault.seal(KEY, 'ada');
    expect(() => vault.open(sealed, 'bob')).toThrow();
    expect(() => new ApiKeyVault({ secret: 'another secret of thirty-two characters!' }).open(sealed, 'ada')).toThrow();
    const changed = Buffer.from(sealed);
    changed[changed.length - 1]! ^= 1;
    expect(() => vault.open(changed, 'ada')).toThrow();
  });

  it('hashes the same key to the same 32 bytes, and by another secret to others', () => {
    expect(vault.hash(KEY)).toHaveLength(32);
    expect(vault.hash(KEY).equals(vault.hash(KEY))).toBe(true);
    expect(
      vault.hash(KEY).equals(new ApiKeyVault({ secret: 'another secret of thirty-two characters!' }).hash(KEY)),
    ).toBe(false);
  });
});
