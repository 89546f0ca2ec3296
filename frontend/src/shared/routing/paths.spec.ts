import { describe, expect, it } from '@jest/globals';
import { authReasonOf, authTabOf, returnPathOf } from './paths.js';

describe('the way back after signing in', () => {
  it('leads to where the visitor came from', () => {
    expect(returnPathOf({ from: '/profile?tab=settings#security' })).toBe('/profile?tab=settings#security');
  });

  it.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['https://evil.example/profile'],
    ['javascript:alert(1)'],
    ['profile'],
    [''],
    [7],
    [undefined],
  ])('leads home instead of to %j', (from) => {
    expect(returnPathOf({ from })).toBe('/');
  });

  it.each(['/auth', '/auth?reset=x', '/login'])('leads home instead of to %s, which would lead nowhere', (from) => {
    expect(returnPathOf({ from })).toBe('/');
  });

  it('leads home when nothing is known', () => {
    expect(returnPathOf(null)).toBe('/');
  });
});

describe('what travels to /auth', () => {
  it('is read with care, for the history may hold anything', () => {
    expect(authTabOf({ tab: 'signUp' })).toBe('signUp');
    expect(authTabOf('signUp')).toBe('login');
    expect(authReasonOf({ reason: 'ended' })).toBe('ended');
    expect(authReasonOf({ reason: 'because' })).toBeUndefined();
  });
});
