import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { HttpLimits } from '../../config/limits.js';
import { AppError } from '../errors/app-error.js';
import { destroyLater, endWithError } from './raw-answer.js';

const LOOK_EVERY = 10;
/** At most one log line in this time while the server is full, in milliseconds. */
const WARN_EVERY = 60_000;

/** Limits the open connections of a server, and closes it without interrupting running answers. */
export class Connections {
  private readonly log = new Logger('Limits');
  private readonly open = new Set<Socket>();
  private readonly upgraded = new WeakSet<Socket>();
  private warnedAt = -Infinity;

  constructor(
    private readonly server: Server,
    private readonly limits: Pick<HttpLimits, 'connections' | 'refusedConnections'>,
  ) {
    // Beyond the connections that get an error body, Node closes new ones without an answer.
    server.maxConnections = limits.connections + limits.refusedConnections;
    const accept = server.listeners('connection') as ((socket: Socket) => void)[];
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      if (this.open.size >= limits.connections) {
        this.refuse(socket);
        return;
      }
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
      for (const listener of accept) listener.call(server, socket);
    });
    server.on('upgrade', (_request: IncomingMessage, socket: Socket) => this.upgraded.add(socket));
  }

  [Symbol.iterator](): IterableIterator<Socket> {
    return this.open.values();
  }

  /** Stops accepting connections and waits for running requests, at most `limit` milliseconds. */
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

  /** Answers the first bytes without parsing them. */
  private refuse(socket: Socket): void {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => endWithError(socket, tooManyConnections()));
    destroyLater(socket);
    if (performance.now() - this.warnedAt < WARN_EVERY) return;
    this.warnedAt = performance.now();
    this.log.warn({ connections: this.limits.connections }, 'new connections are refused: the limit is reached');
  }

  private running(): number {
    let count = 0;
    for (const socket of this.open) if (!this.upgraded.has(socket)) count += 1;
    return count;
  }

  /** Browsers open connections in advance, and Node counts a silent one as busy. */
  private closeSilent(): void {
    for (const socket of this.open) if (socket.bytesRead === 0) socket.destroy();
  }
}

const tooManyConnections = () =>
  new AppError('unavailable', 'This server has no room for more connections. Please try again in a moment.', {
    retryAfter: 5,
  });
