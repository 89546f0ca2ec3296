import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eventFrame } from './event-frame.js';

/** Parses one unmasked text frame (RFC 6455, section 5.2). */
function readFrame(frame: Buffer): string {
  expect(frame[0]).toBe(0x81);
  const short = frame[1] ?? 0;
  expect(short).toBeLessThan(128);
  const [length, start] =
    short < 126 ? [short, 2] : short === 126 ? [frame.readUInt16BE(2), 4] : [Number(frame.readBigUInt64BE(2)), 10];
  expect(frame.length).toBe(start + length);
  return frame.subarray(start).toString();
}

describe('eventFrame', () => {
  it('is a text message with a Socket.IO event', () => {
    expect(readFrame(eventFrame('patch', { topic: 'game:7' }))).toBe('42["patch",{"topic":"game:7"}]');
  });

  it.each([125, 126, 127, 65_535, 65_536, 65_537])('encodes the length of a message of %d bytes', (length) => {
    const around = '42["patch",""]'.length;
    expect(Buffer.byteLength(readFrame(eventFrame('patch', 'x'.repeat(length - around))))).toBe(length);
  });

  it('counts bytes, not characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readFrame(eventFrame('patch', { text }))).toBe(`42${JSON.stringify(['patch', { text }])}`);
      }),
    );
  });
});
