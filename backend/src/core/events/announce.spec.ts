import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseAnnouncement } from './announce.js';

describe('an announcement', () => {
  it('tells its number, its predecessor, its figures and its body', () => {
    expect(parseAnnouncement('1700000000000001 1700000000000000 3,14\n{"name":"x"}')).toEqual({
      seq: 1_700_000_000_000_001,
      previous: 1_700_000_000_000_000,
      figures: [3, 14],
      body: '{"name":"x"}',
    });
  });

  it('may come without figures', () => {
    expect(parseAnnouncement('2 1 \n{}')).toEqual({ seq: 2, previous: 1, figures: [], body: '{}' });
  });

  it('keeps its body as it is, newlines and spaces included', () => {
    const numbers = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(numbers, numbers, fc.array(fc.nat()), fc.string(), (seq, previous, figures, body) => {
        const message = `${seq} ${previous} ${figures.join(',')}\n${body}`;
        expect(parseAnnouncement(message)).toEqual({ seq, previous, figures, body });
      }),
    );
  });
});
