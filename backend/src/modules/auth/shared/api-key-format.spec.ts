import { describe, expect, it } from '@jest/globals';
import { generateApiKey, isApiKeyFormat } from './api-key-format.js';

describe('an API key', () => {
  it('consists of gg_ and 40 base62 characters, and is unique', () => {
    const keys = Array.from({ length: 500 }, generateApiKey);
    for (const key of keys) expect(key).toMatch(/^gg_[0-9A-Za-z]{40}$/);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('uses every character about equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 2_000; i += 1) {
      for (const character of generateApiKey().slice(3, 37)) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    const expected = (2_000 * 34) / 62;
    expect(counts.size).toBe(62);
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.25);
  });

  it('is distinguished from other texts by its checksum', () => {
    const key = generateApiKey();
    expect(isApiKeyFormat(key)).toBe(true);
    const other = key[10] === 'a' ? 'b' : 'a';
    expect(isApiKeyFormat(key.slice(0, 10) + other + key.slice(11))).toBe(false);
    for (const text of ['', 'gg_', key.slice(1), `${key}0`, ` ${key}`, `${key}\n`, `gg_${'0'.repeat(40)}`]) {
      expect(isApiKeyFormat(text)).toBe(false);
    }
  });
});
