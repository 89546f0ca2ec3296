import type { WatchAck } from '@gamegeek/contracts/live/live-events.js';
import * as parser from 'socket.io-parser';

/** The answer to a watch, encoded once for all who get it. */
export class EncodedAnswer {
  readonly json: string;

  constructor(answer: WatchAck) {
    this.json = JSON.stringify(answer);
  }
}

class AnswerEncoder extends parser.Encoder {
  override encode(packet: parser.Packet): unknown[] {
    const data: unknown = packet.data;
    const answer: unknown = Array.isArray(data) ? data[0] : undefined;
    if (packet.type !== parser.PacketType.ACK || !(answer instanceof EncodedAnswer)) return super.encode(packet);
    return [`${packet.type}${packet.id}[${answer.json}]`];
  }
}

/**
 * The parser of Socket.IO, which sends encoded answers as they are. They are of the default namespace, the only one.
 */
export const liveParser = { ...parser, Encoder: AnswerEncoder };
