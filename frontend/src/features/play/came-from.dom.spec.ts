import { afterEach, expect, it, jest } from '@jest/globals';
import { cameFrom } from './came-from.js';

afterEach(() => void jest.restoreAllMocks());

it.each([
  ['', undefined],
  [`${location.origin}/games/7`, undefined],
  [`${location.origin}/embed/board/7?period=week`, 'embed'],
  ['https://www.forum.example/thread?name=ada', 'forum.example'],
  ['https://forum.example:8443/', 'forum.example'],
  ['android-app://com.example.reader/', 'com.example.reader'],
  ['http://localhost:3000/', undefined],
  [`https://${'a'.repeat(63)}.${'b'.repeat(63)}.example/`, undefined],
])('a visit with the referrer %j comes from %j', (referrer, site) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(cameFrom()).toBe(site);
});
