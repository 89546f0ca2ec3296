import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PlayTokenFormat, type PlayToken } from './play-token.js';

const SECRET = 'a secret of at least thirty-two characters';
const OTHER = 'another secret of at least thirty-two characters';
const tokens = new PlayTokenFormat({ secret: SECRET });
const LATEST = 2 ** 48 - 1;

const token = (): PlayToken => ({
  guest: false,
  gameId: 42,
  sessionId: randomUUID(),
  playerId: randomUUID(),
  username: 'ada',
  startedAt: 1_790_000_000_123,
  expiresAt: 1_790_000_900_123,
});

const anyToken = fc.record({
  guest: fc.boolean(),
  gameId: fc.integer({ min: 1, max: 2_147_483_647 }),
  sessionId: fc.uuid(),
  playerId: fc.uuid(),
  username: fc.string({ minLength: 1, maxLength: 32, unit: 'grapheme' }),
  startedAt: fc.integer({ min: 0, max: LATEST }),
  expiresAt: fc.integer({ min: 0, max: LATEST }),
});

describe('a play token', () => {
  it('is read with the signed fields', () => {
    fc.assert(fc.property(anyToken, (given) => expect(tokens.read(tokens.sign(given))).toEqual(given)));
  });

  it('is refused with any byte changed', () => {
    const text = tokens.sign(token());
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.integer({ min: 0x21, max: 0x7e }), (place, code) => {
        const changed = `${text.slice(0, place)}${String.fromCharCode(code)}${text.slice(place + 1)}`;
        fc.pre(changed !== text);
        expect(tokens.read(changed)).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });

  it('is refused when it is truncated, extended or empty', () => {
    const text = tokens.sign(token());
    for (let length = 0; length < text.length; length++) expect(tokens.read(text.slice(0, length))).toBeUndefined();
    for (const more of ['A', '=', '.', '.AAAA', ' ']) expect(tokens.read(`${text}${more}`)).toBeUndefined();
    expect(tokens.read('ggp_.')).toBeUndefined();
  });

  it('is refused with another secret, and accepted with the previous secret after a rotation', () => {
    const given = token();
    const renewed = new PlayTokenFormat({ secret: OTHER, previousSecret: SECRET });
    expect(new PlayTokenFormat({ secret: OTHER }).read(tokens.sign(given))).toBe(undefined);
    expect(renewed.read(tokens.sign(given))).toEqual(given);
    expect(tokens.read(renewed.sign(given))).toBeUndefined();
  });

  it('is refused under another prefix', () => {
    const text = tokens.sign(token());
    for (const prefix of ['ggl_', 'ggr_', 'gg_', 'GGP_', '']) {
      expect(tokens.read(`${prefix}${text.slice(4)}`)).toBeUndefined();
    }
  });
});
