import { describe, expect, it } from '@jest/globals';
import { looksLikeEmail } from './newsletter-email.js';

describe('an address for the newsletter', () => {
  it.each(['ada@example.org', 'ada+games@mail.example.org', 'ä@ö.ü'])('may be %s', (text) => {
    expect(looksLikeEmail(text)).toBe(true);
  });

  it.each(['', 'ada', 'ada@example', '@example.org', 'ada@.', 'ada @example.org', 'ada@@example.org'])(
    'is not %j',
    (text) => {
      expect(looksLikeEmail(text)).toBe(false);
    },
  );
});
