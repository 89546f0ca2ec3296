import { IoAdapter } from '@nestjs/platform-socket.io';
import type { ServerOptions } from 'socket.io';
import type { INestApplication } from '@nestjs/common';
import { SOCKET_LIMITS } from '../../config/limits.js';
import type { ConnectionAdmission } from './connection-admission.js';

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
