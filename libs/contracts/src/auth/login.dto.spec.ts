import { describe, expect, it } from '@jest/globals';
import { read, sentencesOf } from '../../test/sentences.js';
import { LoginDto } from './login.dto.js';

const FULL = { identifier: 'ada', password: 'secret' };
const sentences = (change: object) => sentencesOf(LoginDto, { ...FULL, ...change });

describe('LoginDto', () => {
  it('accepts an identifier and a password, with an optional code', () => {
    expect(sentences({})).toEqual({});
    expect(sentences({ identifier: 'ada@example.org', totp: '123456' })).toEqual({});
  });

  it.each([[''], ['   '], [null], [undefined]])('requires an identifier: not %j', (identifier) => {
    expect(sentences({ identifier }).identifier).toContain('Username or email is required');
  });

  it.each([[''], [null], [undefined]])('requires a password: not %j', (password) => {
    expect(sentences({ password }).password).toContain('Password is required');
  });

  it('accepts a short password, because only new ones have a minimum length', () => {
    expect(sentences({ password: 'x' })).toEqual({});
  });

  it('trims the identifier, but not the password', () => {
    expect(read(LoginDto, { identifier: ' ada ', password: ' secret ' })).toMatchObject({
      identifier: 'ada',
      password: ' secret ',
    });
  });

  it('limits all lengths', () => {
    expect(sentences({ identifier: 'x'.repeat(255) })).toEqual({ identifier: ['Username or email is too long'] });
    expect(sentences({ password: 'x'.repeat(201) })).toEqual({ password: ['Password is too long'] });
    expect(sentences({ totp: '1'.repeat(65) })).toEqual({ totp: ['The code is too long'] });
  });

  it('accepts text only', () => {
    expect(sentences({ identifier: { $ne: '' } }).identifier).toContain('Username or email is required');
    expect(sentences({ password: ['secret'] }).password).toContain('Password is required');
    expect(sentences({ totp: 123456 }).totp).toContain('The code must be text');
  });

  it('refuses control characters in the identifier', () => {
    expect(sentences({ identifier: 'ada\0' })).toEqual({
      identifier: ['Username or email must not contain control characters'],
    });
  });

  it('refuses other properties', () => {
    expect(Object.keys(sentences({ remember: true }))).toEqual(['remember']);
  });
});
