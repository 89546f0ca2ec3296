import { IoAdapter } from '@nestjs/platform-socket.io';
import type { ServerOptions } from 'socket.io';
import { SOCKET_LIMITS } from '../../config/limits.js';

/**
 * Socket.IO with our limits. No adapter between nodes: each gateway hears the event stream and serves its own sockets.
 */
export class LiveAdapter extends IoAdapter {
  override createIOServer(port: number, options?: ServerOptions): ReturnType<IoAdapter['createIOServer']> {
    return super.createIOServer(port, {
      ...options,
      serveClient: false,
      perMessageDeflate: false,
      // A little more than a message may have, so that a large one is answered with a reason instead of cut off.
      maxHttpBufferSize: 2 * SOCKET_LIMITS.messageBytes,
      pingInterval: SOCKET_LIMITS.pingInterval,
      pingTimeout: SOCKET_LIMITS.pingTimeout,
    } as ServerOptions);
  }
}
