import type { ClientToServerEvents, ServerToClientEvents } from '@gamegeek/contracts/live/live-events.js';
import { io, type Socket } from 'socket.io-client';
import type { LiveTransport, TransportListener } from '../src/shared/live/live-transport.js';

const ACK_TIMEOUT_MS = 5_000;
const REOPEN_MS = 5_000;

/** A visitor's socket, without cookie or token. */
export async function createVisitorTransport(listener: TransportListener): Promise<LiveTransport> {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io({
    autoConnect: false,
    withCredentials: false,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 8_000,
  });
  // Socket.IO retries neither refused handshakes nor connections that the server closed.
  const openSoon = () => void setTimeout(() => socket.connect(), REOPEN_MS * (0.5 + Math.random()));
  socket.on('connect', listener.onUp);
  socket.on('disconnect', (reason) => {
    listener.onDown();
    if (reason === 'io server disconnect') openSoon();
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
