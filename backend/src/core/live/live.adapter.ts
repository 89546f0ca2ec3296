import { IoAdapter } from '@nestjs/platform-socket.io';
import type { ServerOptions } from 'socket.io';
import type { INestApplication } from '@nestjs/common';
import { SOCKET_LIMITS } from '../../config/limits.js';
import type { ConnectionAdmission } from './connections/connection-admission.service.js';
import { LiveWebSocketServer } from './connections/live-web-socket-server.js';

type Acknowledge = (answer: unknown) => void;

/**
 * Socket.IO with our limits. There is no adapter between nodes: each gateway follows the event stream and serves its
 * own sockets.
 */
export class LiveAdapter extends IoAdapter {
  constructor(
    app: INestApplication,
    private readonly admission: ConnectionAdmission,
  ) {
    super(app);
  }

  /** Passes the arguments of an event as one list: Nest would spread a list that was sent. */
  override mapPayload(payload: unknown): { data: unknown[]; ack?: Acknowledge } {
    const args: unknown[] = Array.isArray(payload) ? payload : [payload];
    const ack = args.at(-1);
    return typeof ack === 'function' ? { data: args.slice(0, -1), ack: ack as Acknowledge } : { data: args };
  }

  override createIOServer(port: number, options?: ServerOptions): ReturnType<IoAdapter['createIOServer']> {
    return super.createIOServer(port, {
      ...options,
      serveClient: false,
      allowRequest: this.admission.allowRequest,
      perMessageDeflate: false,
      wsEngine: LiveWebSocketServer,
      // Slightly more than a message may have, so that a large one gets an error instead of a closed connection.
      maxHttpBufferSize: 2 * SOCKET_LIMITS.messageBytes,
      pingInterval: SOCKET_LIMITS.pingInterval,
      pingTimeout: SOCKET_LIMITS.pingTimeout,
    } as ServerOptions);
  }
}
