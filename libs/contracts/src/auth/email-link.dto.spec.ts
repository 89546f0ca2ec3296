import { describe, expect, it } from '@jest/globals';
import { read, sentencesOf } from '../../test/sentences.js';
import { EmailDto, LinkTokenDto, ResetPasswordDto } from './email-link.dto.js';

describe('email link DTOs', () => {
  it.each([[''], [null], [undefined], [7], ['x'.repeat(201)]])('require a token: not %j', (token) => {
    expect(sentencesOf(LinkTokenDto, { token }).token).toContain('The link is not complete');
    expect(sentencesOf(ResetPasswordDto, { token, password: 'eight chars' }).token).toContain(
      'The link is not complete',
    );
  });

  it('accept the same new passwords as the registration', () => {
    expect(sentencesOf(ResetPasswordDto, { token: 'abc', password: 'eight chars' })).toEqual({});
    expect(sentencesOf(ResetPasswordDto, { token: 'abc', password: 'seven c' })).toEqual({
      password: ['Password must be at least 8 characters'],
    });
  });

  it('require an email address to request a link', () => {
    expect(read(EmailDto, { email: ' ada@example.org ' }).email).toBe('ada@example.org');
    for (const email of ['', 'ada', null, {}]) {
      expect(sentencesOf(EmailDto, { email }).email).toContain('Invalid email address');
    }
  });
});
