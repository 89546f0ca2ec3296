import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const READ_BYTES = 256 * 1024;

export interface WebSocketEvents {
  /** The bytes are valid during the call only. */
  onText(payload: Buffer): void;
  onClose(): void;
}

export interface WebSocketTarget {
  port: number;
  path: string;
}

/** All sockets read into one buffer, so that thousands need no more memory than one. */
const shared = Buffer.allocUnsafe(READ_BYTES);

/**
 * A minimal WebSocket client, so that thousands of watchers cost little. It offers neither compression nor
 * fragmentation, and a fragment is an error.
 */
export class WebSocketClient {
  private readonly socket: Socket;
  private readonly events: WebSocketEvents;
  private held: Buffer | undefined;
  private open = false;
  private readonly opened: (error?: Error) => void;

  private constructor({ port, path }: WebSocketTarget, events: WebSocketEvents, opened: (error?: Error) => void) {
    this.events = events;
    this.opened = opened;
    this.socket = connect({
      port,
      host: '127.0.0.1',
      onread: {
        buffer: shared,
        callback: (size, buffer) => {
          this.receive((buffer as Buffer).subarray(0, size));
          return true;
        },
      },
    });
    this.socket.setNoDelay(true);
    this.socket.on('connect', () => {
      this.socket.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      );
    });
    this.socket.on('error', opened);
    this.socket.on('close', () => {
      opened(new Error('closed before the upgrade'));
      events.onClose();
    });
  }

  static connect(target: WebSocketTarget, events: WebSocketEvents): Promise<WebSocketClient> {
    return new Promise((resolve, reject) => {
      const client: WebSocketClient = new WebSocketClient(target, events, (error) =>
        error ? reject(error) : resolve(client),
      );
    });
  }

  send(text: string): void {
    this.write(TEXT, Buffer.from(text));
  }

  close(): void {
    this.socket.destroy();
  }

  private write(opcode: number, payload: Buffer): void {
    if (payload.length > 125) throw new Error('messages of watchers are limited to 125 bytes');
    // A mask of zeros is valid and leaves the payload unchanged.
    this.socket.write(Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]));
  }

  private receive(chunk: Buffer): void {
    let bytes = this.held ? Buffer.concat([this.held, chunk]) : chunk;
    this.held = undefined;
    if (!this.open) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end >= 0 && bytes.toString('latin1', 9, 12) !== '101') {
        this.opened(new Error(`refused: ${bytes.toString('latin1', 0, 300)}`));
        this.socket.destroy();
        return;
      }
      if (end >= 0) {
        this.open = true;
        bytes = bytes.subarray(end + 4);
        this.opened();
      }
    }
    const rest = this.open ? this.readFrames(bytes) : bytes;
    // A copy, because the next read of any socket overwrites these bytes.
    if (rest.length > 0) this.held = Buffer.from(rest);
  }

  private readFrames(bytes: Buffer): Buffer {
    let at = 0;
    while (bytes.length - at >= 2) {
      const first = bytes[at] ?? 0;
      let length = (bytes[at + 1] ?? 0) & 0x7f;
      let head = 2;
      if (length === 126) {
        if (bytes.length - at < 4) break;
        length = bytes.readUInt16BE(at + 2);
        head = 4;
      } else if (length === 127) {
        if (bytes.length - at < 10) break;
        length = bytes.readUInt32BE(at + 2) * 2 ** 32 + bytes.readUInt32BE(at + 6);
        head = 10;
      }
      const end = at + head + length;
      if (bytes.length < end) break;
      if ((first & 0x80) === 0) throw new Error('fragmented messages are not supported');
      const opcode = first & 0x0f;
      const payload = bytes.subarray(at + head, end);
      if (opcode === TEXT) this.events.onText(payload);
      else if (opcode === PING) this.write(PONG, payload);
      else if (opcode === CLOSE) this.socket.end();
      at = end;
    }
    return bytes.subarray(at);
  }
}
