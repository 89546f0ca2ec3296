import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseEventMessage } from './event-message.js';

describe('parseEventMessage', () => {
  it('returns sequence number, predecessor, figures and body', () => {
    expect(parseEventMessage('1700000000000001 1700000000000000 3,14\n{"name":"x"}')).toEqual({
      seq: 1_700_000_000_000_001,
      previous: 1_700_000_000_000_000,
      figures: [3, 14],
      body: '{"name":"x"}',
    });
  });

  it('returns no figures when the message has none', () => {
    expect(parseEventMessage('2 1 \n{}')).toEqual({ seq: 2, previous: 1, figures: [], body: '{}' });
  });

  it('preserves newlines and spaces of the body', () => {
    const numbers = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(numbers, numbers, fc.array(fc.nat()), fc.string(), (seq, previous, figures, body) => {
        const message = `${seq} ${previous} ${figures.join(',')}\n${body}`;
        expect(parseEventMessage(message)).toEqual({ seq, previous, figures, body });
      }),
    );
  });
});
