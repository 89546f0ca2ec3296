import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from '../../test/sentences.js';
import { ChangePasswordDto, DeleteAccountDto, TotpChangeDto } from './security.dto.js';

describe('security DTOs', () => {
  it('change a password with the current one, by the rules of the registration', () => {
    expect(sentencesOf(ChangePasswordDto, { current_password: 'x', password: 'eight chars' })).toEqual({});
    expect(sentencesOf(ChangePasswordDto, { current_password: '', password: 'short' })).toEqual({
      current_password: ['Password is required'],
      password: ['Password must be at least 8 characters'],
    });
  });

  it('turn two-factor on and off with the password and a code', () => {
    expect(sentencesOf(TotpChangeDto, { password: 'secret', code: '123456' })).toEqual({});
    expect(sentencesOf(TotpChangeDto, { code: '123456' }).password).toContain('Password is required');
  });

  it.each([[''], ['  '], [null], [undefined], [123_456]])('require a code: not %j', (code) => {
    expect(sentencesOf(TotpChangeDto, { password: 'secret', code }).code).toContain('The code is required');
  });

  it('delete an account with the password, and a code where needed', () => {
    expect(sentencesOf(DeleteAccountDto, { password: 'secret' })).toEqual({});
    expect(sentencesOf(DeleteAccountDto, { password: 'secret', totp: '123456' })).toEqual({});
    expect(sentencesOf(DeleteAccountDto, {}).password).toContain('Password is required');
  });
});
