import { WebSocketServer, type ServerOptions } from 'ws';
import { SOCKET_LIMITS } from '../../../config/limits.js';

/**
 * Cuts WebSockets that do not answer when they are closed. Engine.IO passes no such option on, and ws waits for 30 s.
 */
export class LiveWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    const withTimeout = { ...options, closeTimeout: SOCKET_LIMITS.closeTimeout };
    super(withTimeout);
  }
}
