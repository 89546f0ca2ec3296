import { Logger } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import type { ServerOptions, Socket } from 'socket.io';
import type { INestApplication } from '@nestjs/common';
import { SOCKET_LIMITS } from '../../config/limits.js';
import { LimitedLog } from '../logging/limited-log.js';
import type { ConnectionAdmission } from './connections/connection-admission.service.js';
import { LiveWebSocketServer } from './connections/live-web-socket-server.js';
import { liveParser } from './encoded-answer.js';

type Acknowledge = (answer: unknown) => void;

/**
 * Socket.IO with our limits. There is no adapter between nodes: each gateway follows the event stream and serves its
 * own sockets.
 */
export class LiveAdapter extends IoAdapter {
  private readonly failures = new LimitedLog(new Logger('Live'));

  constructor(
    app: INestApplication,
    private readonly admission: ConnectionAdmission,
  ) {
    super(app);
  }

  /**
   * Handlers get the arguments of an event as one list, and their result is its answer. Nest's own listeners spread a
   * list that was sent, and keep streams for each socket, two fifths of its memory.
   */
  override bindMessageHandlers(socket: Socket, handlers: MessageMappingProperties[]): void {
    for (const { message, callback } of handlers) {
      socket.on(String(message), (...args: unknown[]) => void this.handle(callback, args));
    }
  }

  private async handle(callback: MessageMappingProperties['callback'], args: unknown[]): Promise<void> {
    const last = args.at(-1);
    const acknowledge = typeof last === 'function' ? (last as Acknowledge) : undefined;
    try {
      const answer: unknown = await callback(acknowledge ? args.slice(0, -1) : args);
      acknowledge?.(answer);
    } catch (error) {
      this.failures.error({ err: error }, 'an event could not be handled');
    }
  }

  override createIOServer(port: number, options?: ServerOptions): ReturnType<IoAdapter['createIOServer']> {
    return super.createIOServer(port, {
      ...options,
      serveClient: false,
      allowRequest: this.admission.allowRequest,
      perMessageDeflate: false,
      wsEngine: LiveWebSocketServer,
      parser: liveParser,
      // Slightly more than a message may have, so that a large one gets an error instead of a closed connection.
      maxHttpBufferSize: 2 * SOCKET_LIMITS.messageBytes,
      pingInterval: SOCKET_LIMITS.pingInterval,
      pingTimeout: SOCKET_LIMITS.pingTimeout,
    } as ServerOptions);
  }
}
