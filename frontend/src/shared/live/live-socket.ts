import type { ClientToServerEvents, ServerToClientEvents } from '@gamegeek/contracts/live/live-events.js';
import { io, type Socket } from 'socket.io-client';
import type { LiveTransport, TransportListener } from './live-transport.js';
import { createPeriodicReader, type ReadPath } from './periodic-reader.js';

const ACK_TIMEOUT_MS = 5_000;
const RETRY_MS = 500;
const SLOWEST_RETRY_MS = 8_000;
/** Some proxies accept WebSockets and forward nothing. */
const WEB_SOCKET_TIMEOUT_MS = 3_000;
const POLLING_TIMEOUT_MS = 20_000;
/** After this time without a connection, data is read periodically. */
const PERIODIC_AFTER_MS = 6_000;
/** A connection counts as one after this time: where several nodes share the requests of a poll, each ends at once. */
const LASTING_MS = 10_000;
const POLLS_KEY = 'gamegeek:polls';

export interface LiveSocketOptions {
  /** Of the handshake. */
  auth: () => { token?: string };
  read: ReadPath;
  /** Called after a reconnection, if the server had closed the connection. */
  onReturn?: () => void;
}

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/**
 * A Socket.IO connection: a WebSocket; where none is possible, polling; and where neither is, reading periodically,
 * while connecting goes on.
 */
export function createLiveSocket(listener: TransportListener, options: LiveSocketOptions): LiveTransport {
  const socket: LiveSocket = io({
    autoConnect: false,
    // Polling within the same attempt where WebSockets are refused.
    tryAllTransports: true,
    reconnectionDelay: RETRY_MS,
    reconnectionDelayMax: SLOWEST_RETRY_MS,
    // Half of each delay is random, so that clients of a restarted server do not reconnect at once.
    randomizationFactor: 0.5,
    auth: (send) => send(options.auth()),
  });
  chooseTransport(socket.io);
  const periodic = createPeriodicReader(listener, options.read);

  let attemptSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const awaitConnection = (): void => {
    attemptSince ??= Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => periodic.start(), Math.max(0, attemptSince + PERIODIC_AFTER_MS - Date.now()));
  };

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
    clearTimeout(timer);
    timer = setTimeout(() => (attemptSince = undefined), LASTING_MS);
    periodic.stop();
    listener.onUp();
    // The server closes connections when it stops, and when their session ends.
    if (wasClosed) options.onReturn?.();
    wasClosed = false;
  });
  socket.on('disconnect', (reason) => {
    listener.onDown();
    awaitConnection();
    wasClosed = reason === 'io server disconnect';
    if (wasClosed) openSoon();
  });
  socket.on('connect_error', () => {
    if (!socket.active) openSoon();
  });
  socket.on('patch', listener.onPatch);
  socket.on('reset', listener.onReset);

  return {
    open: () => {
      awaitConnection();
      socket.connect();
    },
    reopen: () => void socket.disconnect().connect(),
    ask: (event, topic, wanted) => {
      if (!socket.connected) return periodic.ask(event, topic, wanted);
      const line = socket.timeout(ACK_TIMEOUT_MS);
      return wanted ? line.emitWithAck('watch', topic, wanted) : line.emitWithAck(event, topic);
    },
    report: (run) => {
      // Socket.IO would send it later.
      if (!socket.connected) return Promise.reject(new Error('no connection'));
      return socket.timeout(ACK_TIMEOUT_MS).emitWithAck('run', run);
    },
    onWatchers: (callback) => {
      socket.on('watchers', callback);
      return () => socket.off('watchers', callback);
    },
  };
}

/**
 * A WebSocket first, one round trip instead of three. Where none was possible, polling first for the rest of the
 * session; each connection then tries to become a WebSocket.
 */
function chooseTransport(manager: LiveSocket['io']): void {
  const begin = (polls: boolean): void => {
    manager.opts.transports = polls ? ['polling', 'websocket'] : ['websocket', 'polling'];
    manager.timeout(polls ? POLLING_TIMEOUT_MS : WEB_SOCKET_TIMEOUT_MS);
    remember(polls);
  };
  begin(isRemembered());
  manager.on('error', ({ message }) => {
    if (message === 'timeout') begin(true);
  });
  manager.on('open', () => {
    begin(manager.engine.transport.name === 'polling');
    manager.engine.once('upgrade', () => begin(false));
  });
}

function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(POLLS_KEY) !== null;
  } catch {
    return false;
  }
}

function remember(polls: boolean): void {
  try {
    if (polls) sessionStorage.setItem(POLLS_KEY, '1');
    else sessionStorage.removeItem(POLLS_KEY);
  } catch {
    // Without storage, the next page tries a WebSocket first.
  }
}
