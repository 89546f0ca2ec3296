import { describe, expect, it } from '@jest/globals';
import { authReasonOf, authTabOf, returnPathOf } from './paths.js';

describe('the return path after signing in', () => {
  it('is the page the visitor came from', () => {
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
  ])('is the home page instead of %j', (from) => {
    expect(returnPathOf({ from })).toBe('/');
  });

  it.each(['/auth', '/auth?reset=x', '/login'])('is the home page instead of %s', (from) => {
    expect(returnPathOf({ from })).toBe('/');
  });

  it('is the home page by default', () => {
    expect(returnPathOf(null)).toBe('/');
  });
});

describe('the state of /auth', () => {
  it('is validated, because history entries may hold anything', () => {
    expect(authTabOf({ tab: 'signUp' })).toBe('signUp');
    expect(authTabOf('signUp')).toBe('login');
    expect(authReasonOf({ reason: 'ended' })).toBe('ended');
    expect(authReasonOf({ reason: 'because' })).toBeUndefined();
  });
});
