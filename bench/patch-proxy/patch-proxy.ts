import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { freePort } from '../../scripts/services/ports.mjs';
import { SimulatedBoard, type BoardAnswer } from './simulated-board.ts';

/** A Socket.IO event with an ack id (42 begins an event, 43 an ack). */
const WATCH = /^42(\d+)\["watch","([^"]+)"(?:,\{"rows":(\d+)\})?\]$/;

/**
 * A proxy in front of a real server that replaces the patches of one board after its first snapshot, at a higher rate
 * than the server allows. The wire format is the same.
 */
export class PatchProxy {
  readonly port: number;
  /** The number of watch requests for the board; more than one means that the page lost its copy. */
  watchRequests = 0;
  board: SimulatedBoard | undefined;
  private readonly topic: string;
  private readonly serverPort: number;
  private readonly http = createServer((incoming, response) => this.forwardRequest(incoming, response));
  private readonly sockets = new WebSocketServer({ noServer: true });
  /** The prefix of the server's first ack, and the number of rows that the page requested. */
  private awaited: { start: string; rows: number | undefined } | undefined;

  private constructor(port: number, serverPort: number, topic: string) {
    this.port = port;
    this.serverPort = serverPort;
    this.topic = topic;
    this.http.on('upgrade', (incoming, socket, head) => this.forwardSocket(incoming, socket, head));
  }

  static async open(serverPort: number, topic: string): Promise<PatchProxy> {
    const proxy = new PatchProxy(await freePort(), serverPort, topic);
    proxy.http.listen(proxy.port, '127.0.0.1');
    await once(proxy.http, 'listening');
    return proxy;
  }

  /** Sends the next record of the board. */
  sendRecord(): void {
    if (!this.board) throw new Error('The page has not watched the board.');
    const frame = `42${JSON.stringify(['patch', this.board.next()])}`;
    for (const page of this.sockets.clients) page.send(frame);
  }

  async close(): Promise<void> {
    for (const page of this.sockets.clients) page.terminate();
    this.http.closeAllConnections();
    this.http.close();
    await once(this.http, 'close');
  }

  private forwardRequest(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, url: path, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port: this.serverPort, method, path, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  private forwardSocket(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    const server = new WebSocket(`ws://127.0.0.1:${this.serverPort}${incoming.url}`);
    server.on('error', () => socket.destroy());
    server.on('open', () => {
      this.sockets.handleUpgrade(incoming, socket, head, (page) => {
        page.on('message', (message) => this.fromPage(textOf(message), page, server));
        server.on('message', (message) => this.fromServer(textOf(message), page));
        page.on('close', () => server.terminate());
        server.on('close', () => page.terminate());
      });
    });
  }

  private fromPage(message: string, page: WebSocket, server: WebSocket): void {
    const [, number, topic, rowsText] = WATCH.exec(message) ?? [];
    if (topic !== this.topic) return server.send(message);
    this.watchRequests += 1;
    const rows = rowsText === undefined ? undefined : Number(rowsText);
    if (this.board) return page.send(`43${number}${JSON.stringify([this.board.answer(rows)])}`);
    this.awaited = { start: `43${number}[`, rows };
    // Always 100 rows, so that records can come from below the rows shown.
    server.send(`42${number}${JSON.stringify(['watch', topic])}`);
  }

  private fromServer(message: string, page: WebSocket): void {
    if (this.awaited && message.startsWith(this.awaited.start)) {
      const { start, rows } = this.awaited;
      this.board = new SimulatedBoard(readAnswer(message.slice(start.length, -1)));
      this.awaited = undefined;
      return page.send(`${start}${JSON.stringify(this.board.answer(rows))}]`);
    }
    // Drops the patches of the real server, which has none of the records.
    const isOfBoard = message.startsWith(`42["patch",{"topic":"${this.topic}"`);
    if (!this.board || !isOfBoard) page.send(message);
  }
}

/** Forwards whole messages only. */
function textOf(message: RawData): string {
  if (!Buffer.isBuffer(message)) throw new Error('a fragmented message');
  return message.toString();
}

function readAnswer(text: string): BoardAnswer {
  const answer = JSON.parse(text) as BoardAnswer | { ok: false };
  if (!answer.ok) throw new Error(`The board cannot be watched: ${text}`);
  return answer;
}
