import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from '../../test/sentences.js';
import { ChangePasswordDto, DeleteAccountDto, TotpCodeDto } from './security.dto.js';

describe('the forms of the security page', () => {
  it('change a password with the old one, by the rules of a registration', () => {
    expect(sentencesOf(ChangePasswordDto, { current_password: 'x', password: 'eight chars' })).toEqual({});
    expect(sentencesOf(ChangePasswordDto, { current_password: '', password: 'short' })).toEqual({
      current_password: ['Password is required'],
      password: ['Password must be at least 8 characters'],
    });
  });

  it.each([[''], ['  '], [null], [undefined], [123_456]])('need a code: not %j', (code) => {
    expect(sentencesOf(TotpCodeDto, { code }).code).toContain('The code is required');
  });

  it('delete an account with the password, and a code where one is needed', () => {
    expect(sentencesOf(DeleteAccountDto, { password: 'secret' })).toEqual({});
    expect(sentencesOf(DeleteAccountDto, { password: 'secret', totp: '123456' })).toEqual({});
    expect(sentencesOf(DeleteAccountDto, {}).password).toContain('Password is required');
  });
});
