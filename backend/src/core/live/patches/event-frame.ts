/** An Engine.IO message with a Socket.IO event of the default namespace. */
const EVENT_PACKET = '42';
/** The final and only frame of a text message (RFC 6455, section 5.2); frames of servers are unmasked. */
const FINAL_TEXT_FRAME = 0x81;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;

/** Encodes a Socket.IO event as a finished WebSocket frame, the same for all receivers. */
export function eventFrame(event: string, payload: unknown): Buffer {
  const text = EVENT_PACKET + JSON.stringify([event, payload]);
  const length = Buffer.byteLength(text);
  const header = frameHeader(length);
  const frame = Buffer.allocUnsafe(header.length + length);
  header.copy(frame);
  frame.write(text, header.length);
  return frame;
}

function frameHeader(length: number): Buffer {
  if (length < LENGTH_IN_16_BITS) return Buffer.from([FINAL_TEXT_FRAME, length]);
  if (length <= 0xffff) {
    const header = Buffer.from([FINAL_TEXT_FRAME, LENGTH_IN_16_BITS, 0, 0]);
    header.writeUInt16BE(length, 2);
    return header;
  }
  const header = Buffer.alloc(10);
  header[0] = FINAL_TEXT_FRAME;
  header[1] = LENGTH_IN_64_BITS;
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}
