import { describe, expect, it } from '@jest/globals';
import type { WatchAck } from '@gamegeek/contracts/live/live-events.js';
import { Encoder, PacketType } from 'socket.io-parser';
import { EncodedAnswer, liveParser } from './encoded-answer.js';

describe('the parser of live connections', () => {
  const answer: WatchAck = { ok: true, topic: 'launch', seq: 7, snapshot: { places_left: 3 } };
  const packet = (type: PacketType, sent: unknown) => ({ type, nsp: '/', id: 12, data: [sent] });

  it('sends an encoded answer as Socket.IO would send the answer', () => {
    const sent = new liveParser.Encoder().encode(packet(PacketType.ACK, new EncodedAnswer(answer)));
    expect(sent).toEqual(new Encoder().encode(packet(PacketType.ACK, answer)));
  });

  it.each([
    ['other answers', packet(PacketType.ACK, { ok: false })],
    ['events', { ...packet(PacketType.EVENT, 'patch'), data: ['patch', answer] }],
    ['connections', { type: PacketType.CONNECT, nsp: '/', data: { sid: 'a' } }],
    ['disconnections', { type: PacketType.DISCONNECT, nsp: '/' }],
  ])('sends %s as Socket.IO does', (_name, other) => {
    expect(new liveParser.Encoder().encode(other)).toEqual(new Encoder().encode(other));
  });
});
