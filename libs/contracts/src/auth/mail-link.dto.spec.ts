import { describe, expect, it } from '@jest/globals';
import { read, sentencesOf } from '../../test/sentences.js';
import { EmailDto, LinkTokenDto, ResetPasswordDto } from './mail-link.dto.js';

describe('a link of a mail', () => {
  it.each([[''], [null], [undefined], [7], ['x'.repeat(201)]])('needs its token: not %j', (token) => {
    expect(sentencesOf(LinkTokenDto, { token }).token).toContain('The link is not complete');
    expect(sentencesOf(ResetPasswordDto, { token, password: 'eight chars' }).token).toContain(
      'The link is not complete',
    );
  });

  it('resets to a password that a registration would take', () => {
    expect(sentencesOf(ResetPasswordDto, { token: 'abc', password: 'eight chars' })).toEqual({});
    expect(sentencesOf(ResetPasswordDto, { token: 'abc', password: 'seven c' })).toEqual({
      password: ['Password must be at least 8 characters'],
    });
  });

  it('is asked for with an address', () => {
    expect(read(EmailDto, { email: ' ada@example.org ' }).email).toBe('ada@example.org');
    for (const email of ['', 'ada', null, {}]) {
      expect(sentencesOf(EmailDto, { email }).email).toContain('Invalid email address');
    }
  });
});
