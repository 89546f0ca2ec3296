import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY = 10;

/** The open connections of a server, so that it can stop without cutting anybody off in the middle of an answer. */
export class Connections {
  private readonly open = new Set<Socket>();
  private readonly upgraded = new WeakSet<Socket>();

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
    server.on('upgrade', (_request: IncomingMessage, socket: Socket) => this.upgraded.add(socket));
  }

  /** Accepts nothing new and waits for the requests that are running, at most `limit` milliseconds. */
  async drain(limit: number): Promise<void> {
    if (!this.server.listening) return;
    this.server.close();
    const end = performance.now() + limit;
    while (this.running() > 0 && performance.now() < end) {
      this.server.closeIdleConnections();
      this.closeSilent();
      await wait(LOOK_EVERY);
    }
  }

  private running(): number {
    let count = 0;
    for (const socket of this.open) if (!this.upgraded.has(socket)) count += 1;
    return count;
  }

  /** Browsers open connections in advance. Node counts one that has said nothing yet as busy. */
  private closeSilent(): void {
    for (const socket of this.open) if (socket.bytesRead === 0) socket.destroy();
  }
}
