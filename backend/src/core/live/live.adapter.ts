import { IoAdapter } from '@nestjs/platform-socket.io';
import type { ServerOptions } from 'socket.io';
import type { INestApplication } from '@nestjs/common';
import { SOCKET_LIMITS } from '../../config/limits.js';
import type { ConnectionAdmission } from './connection-admission.js';

type Acknowledge = (answer: unknown) => void;

/**
 * Socket.IO with our limits. No adapter between nodes: each gateway hears the event stream and serves its own sockets.
 */
export class LiveAdapter extends IoAdapter {
  constructor(
    app: INestApplication,
    private readonly admission: ConnectionAdmission,
  ) {
    super(app);
  }

  /** Hands an event's arguments on as a list: Nest itself would take a list that is sent for several arguments. */
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
      // A little more than a message may have, so that a large one is answered with a reason instead of cut off.
      maxHttpBufferSize: 2 * SOCKET_LIMITS.messageBytes,
      pingInterval: SOCKET_LIMITS.pingInterval,
      pingTimeout: SOCKET_LIMITS.pingTimeout,
    } as ServerOptions);
  }
}
