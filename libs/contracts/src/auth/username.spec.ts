import { describe, expect, it } from '@jest/globals';
import { DELETED_PLAYER, isUsername } from './username.js';

describe('isUsername', () => {
  it.each(['ada', 'A.b-c_9', 'x'.repeat(32)])('accepts %j', (text) => {
    expect(isUsername(text)).toBe(true);
  });

  it.each(['ab', 'x'.repeat(33), 'ada lovelace', 'ädä', 'ada/..', '', DELETED_PLAYER])('refuses %j', (text) => {
    expect(isUsername(text)).toBe(false);
  });
});
