import { describe, expect, it } from '@jest/globals';
import { read, sentencesOf } from '../../test/sentences.js';
import { RegisterDto } from './register.dto.js';

const FULL = { username: 'ada_lovelace', email: 'ada@example.org', password: 'eight ch' };
const sentences = (change: object) => sentencesOf(RegisterDto, { ...FULL, ...change });

describe('RegisterDto', () => {
  it('accepts a username, an email address and a password', () => {
    expect(sentences({})).toEqual({});
  });

  it.each([['ab'], ['  ab  '], [''], [null], [undefined], [7], [['abc']]])(
    'requires a username: not %j',
    (username) => {
      expect(sentences({ username }).username).toContain('Username must be at least 3 characters');
    },
  );

  it.each([['abc'], ['A.b-c_9'], ['x'.repeat(32)], ['  spaced  ']])('accepts %j as a username', (username) => {
    expect(sentences({ username })).toEqual({});
  });

  it('trims username and address', () => {
    const { username, email } = read(RegisterDto, { ...FULL, username: ' ada ', email: '\tada@example.org\n' });
    expect([username, email]).toEqual(['ada', 'ada@example.org']);
  });

  it('limits the length of the username', () => {
    expect(sentences({ username: 'x'.repeat(33) })).toEqual({ username: ['Username must be at most 32 characters'] });
  });

  it.each([['ada lovelace'], ['ada@home'], ['ädä'], ['ada\0x'], ['<b>ada'], ['ada\u202e'], ['ad\ud800a']])(
    'refuses other characters: not %j',
    (username) => {
      expect(sentences({ username })).toEqual({
        username: ['Username may contain only letters, digits, _, - and .'],
      });
    },
  );

  it.each([['ada'], ['ada@'], ['@example.org'], ['a b@example.org'], ['ada@example'], [''], [null], [5], [{}]])(
    'requires an email address: not %j',
    (email) => expect(new Set(sentences({ email }).email)).toEqual(new Set(['Invalid email address'])),
  );

  it('limits the length of the address', () => {
    const email = `ada@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(60)}.${'v'.repeat(20)}.org`;
    expect(new Set(sentences({ email }).email)).toEqual(new Set(['Invalid email address']));
  });

  it.each([['seven c'], [''], [null], [undefined], [12_345_678]])('requires a password: not %j', (password) => {
    expect(sentences({ password }).password).toContain('Password must be at least 8 characters');
  });

  it('limits the length of the password, and keeps its spaces', () => {
    expect(sentences({ password: 'x'.repeat(201) })).toEqual({
      password: ['Password must be at most 200 characters'],
    });
    expect(sentences({ password: 'x'.repeat(200) })).toEqual({});
    expect(read(RegisterDto, { ...FULL, password: ' eight ch ' }).password).toBe(' eight ch ');
  });

  it('refuses control characters and lone surrogates in the password', () => {
    for (const password of ['eight\0chars', 'eight\x1bchars', 'eight\ud800chars']) {
      expect(sentences({ password })).toEqual({ password: ['Password must not contain control characters'] });
    }
  });

  it.each(['is_admin', 'credits', 'terms', 'id', 'email_verified'])('refuses the property %s', (property) => {
    expect(Object.keys(sentences({ [property]: true }))).toEqual([property]);
  });

  it('reports all errors at once', () => {
    expect(Object.keys(sentencesOf(RegisterDto, {})).sort()).toEqual(['email', 'password', 'username']);
  });
});
