import { describe, expect, it } from '@jest/globals';
import { read, sentencesOf } from '../../test/sentences.js';
import { NewsletterLinkDto, SubscribeDto } from './newsletter.dto.js';

const SENTENCE = 'Please enter a valid email address.';

describe('newsletter DTOs', () => {
  it.each(['a@b.c', 'ada+games@mail.example.org', 'ä@ö.ü'])('accept %s', (email) => {
    expect(sentencesOf(SubscribeDto, { email })).toEqual({});
  });

  it('trim the address', () => {
    expect(read(SubscribeDto, { email: ' ada@example.org ' }).email).toBe('ada@example.org');
  });

  it.each(
    [
      ['', 'ada', 'ada@example', '@example.org', 'ada@@example.org', 'a da@example.org', `${'x'.repeat(250)}@b.cd`],
      ['<ada@example.org>', 'a@b.c,d@e.f', 'ada@example.org\u0000', 'a@b.c\r\nBcc: d@e.f', null, 7, ['a@b.c']],
    ].flat(),
  )('refuses %j', (email) => {
    expect(sentencesOf(SubscribeDto, { email }).email).toContain(SENTENCE);
  });

  it('require a token to confirm or unsubscribe', () => {
    expect(sentencesOf(NewsletterLinkDto, { token: '7.abc' })).toEqual({});
    for (const token of ['', null, 7, 'x'.repeat(201)]) {
      expect(sentencesOf(NewsletterLinkDto, { token }).token).toContain('The link is not complete');
    }
  });
});
