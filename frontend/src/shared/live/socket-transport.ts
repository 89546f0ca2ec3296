import type { ClientToServerEvents, ServerToClientEvents } from '@gamegeek/contracts/live/live-events.js';
import { io, type Socket } from 'socket.io-client';
import { confirmSession } from '../api/confirm-session.js';
import { readToken } from '../api/session-token.js';
import type { LiveTransport, TransportListener } from './live-transport.js';

const ACK_TIMEOUT_MS = 5_000;
const RETRY_MS = 500;
const SLOWEST_RETRY_MS = 8_000;

/** Loaded after the first paint, with `import()` by the live client only. */
export function createSocketTransport(listener: TransportListener): LiveTransport {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io({
    autoConnect: false,
    // WebSocket first, one round trip instead of three; polling where a proxy allows no sockets.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: RETRY_MS,
    reconnectionDelayMax: SLOWEST_RETRY_MS,
    // Half of each delay is random, so that clients of a restarted server do not reconnect at once.
    randomizationFactor: 0.5,
    auth: (send) => {
      const token = readToken();
      send(token ? { token } : {});
    },
  });

  // Socket.IO retries lost connections, but not refused handshakes or connections that the server closed.
  let refusals = 0;
  let wasClosed = false;
  const openSoon = (): void => {
    const delay = Math.min(RETRY_MS * 2 ** refusals, SLOWEST_RETRY_MS);
    refusals += 1;
    setTimeout(() => socket.connect(), delay * (1 + Math.random()));
  };

  socket.on('connect', () => {
    refusals = 0;
    listener.onUp();
    // The server closes connections when it stops, and when their session ends.
    if (wasClosed) void confirmSession();
    wasClosed = false;
  });
  socket.on('disconnect', (reason) => {
    listener.onDown();
    wasClosed = reason === 'io server disconnect';
    if (wasClosed) openSoon();
  });
  socket.on('connect_error', () => {
    if (!socket.active) openSoon();
  });
  socket.on('patch', listener.onPatch);
  socket.on('reset', listener.onReset);

  return {
    open: () => void socket.connect(),
    reopen: () => void socket.disconnect().connect(),
    ask: (event, topic, options) => {
      const line = socket.timeout(ACK_TIMEOUT_MS);
      return options ? line.emitWithAck('watch', topic, options) : line.emitWithAck(event, topic);
    },
  };
}
