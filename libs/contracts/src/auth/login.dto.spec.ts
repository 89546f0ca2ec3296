import { describe, expect, it } from '@jest/globals';
import { read, sentencesOf } from '../../test/sentences.js';
import { LoginDto } from './login.dto.js';

const FULL = { identifier: 'ada', password: 'secret' };
const sentences = (change: object) => sentencesOf(LoginDto, { ...FULL, ...change });

describe('a login', () => {
  it('is fine with who it is and a password, and with a code as well', () => {
    expect(sentences({})).toEqual({});
    expect(sentences({ identifier: 'ada@example.org', totp: '123456' })).toEqual({});
  });

  it.each([[''], ['   '], [null], [undefined]])('needs to know who it is: not %j', (identifier) => {
    expect(sentences({ identifier }).identifier).toContain('Username or email is required');
  });

  it.each([[''], [null], [undefined]])('needs a password: not %j', (password) => {
    expect(sentences({ password }).password).toContain('Password is required');
  });

  it('takes a short password: only a new one has a least length', () => {
    expect(sentences({ password: 'x' })).toEqual({});
  });

  it('trims who it is, and leaves the password alone', () => {
    expect(read(LoginDto, { identifier: ' ada ', password: ' secret ' })).toMatchObject({
      identifier: 'ada',
      password: ' secret ',
    });
  });

  it('bounds everything', () => {
    expect(sentences({ identifier: 'x'.repeat(255) })).toEqual({ identifier: ['Username or email is too long'] });
    expect(sentences({ password: 'x'.repeat(201) })).toEqual({ password: ['Password is too long'] });
    expect(sentences({ totp: '1'.repeat(65) })).toEqual({ totp: ['The code is too long'] });
  });

  it('takes text only', () => {
    expect(sentences({ identifier: { $ne: '' } }).identifier).toContain('Username or email is required');
    expect(sentences({ password: ['secret'] }).password).toContain('Password is required');
    expect(sentences({ totp: 123456 }).totp).toContain('The code must be text');
  });

  it('refuses control characters in who it is', () => {
    expect(sentences({ identifier: 'ada\0' })).toEqual({
      identifier: ['Username or email must not contain control characters'],
    });
  });

  it('has no other properties', () => {
    expect(Object.keys(sentences({ remember: true }))).toEqual(['remember']);
  });
});
