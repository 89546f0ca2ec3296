import { connect, type Socket } from 'node:net';

/** `text` is the whole response in Latin-1; its body begins at `bodyStart`. */
export type AnswerListener = (status: number, text: string, bodyStart: number) => void;

const LENGTH = /\r\ncontent-length: *(\d+)/i;
const CHUNKED = /\r\ntransfer-encoding: *chunked/i;
const LAST_CHUNK = '\r\n0\r\n\r\n';

/**
 * A keep-alive connection with at most one request in flight. Parses only what a benchmark needs, to keep the load
 * cheap.
 */
export class HttpConnection {
  onAnswer: AnswerListener = () => undefined;
  /** Called when the connection is closed; a request in flight has no answer. */
  onLost: (error?: Error) => void = () => undefined;
  private readonly socket: Socket;
  private held = '';

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    let failure: Error | undefined;
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('error', (error) => (failure = error));
    socket.on('close', () => this.onLost(failure));
  }

  static open(port: number): Promise<HttpConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.removeListener('error', reject);
        resolve(new HttpConnection(socket));
      });
    });
  }

  send(request: Buffer): void {
    this.socket.write(request);
  }

  close(): void {
    this.onLost = () => undefined;
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    const text = this.held + chunk.toString('latin1');
    const headEnd = text.indexOf('\r\n\r\n');
    if (headEnd < 0) {
      this.held = text;
      return;
    }
    const bodyStart = headEnd + 4;
    const head = text.slice(0, headEnd);
    const length = LENGTH.exec(head)?.[1];
    if (length === undefined && !CHUNKED.test(head)) {
      this.socket.destroy(new Error(`an answer of unknown length: ${head}`));
      return;
    }
    const isWhole = length === undefined ? text.endsWith(LAST_CHUNK) : text.length >= bodyStart + Number(length);
    if (!isWhole) {
      this.held = text;
      return;
    }
    this.held = '';
    this.onAnswer(Number(text.slice(9, 12)), text, bodyStart);
  }
}
