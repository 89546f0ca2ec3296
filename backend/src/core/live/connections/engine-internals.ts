import type { Socket as TcpSocket } from 'node:net';
import type { Socket } from 'socket.io';

/**
 * Internals of Engine.IO 6 and ws 8 that have no public API. All are optional: if a new version moves them,
 * `webSocketOf` returns undefined and Socket.IO's emit takes over; a test reports that the direct path is no longer
 * used.
 */
interface EngineInternals {
  readyState?: string;
  upgrading?: boolean;
  writeBuffer?: unknown[];
  /** The request of the handshake. */
  request?: unknown;
  transport?: {
    name?: string;
    writable?: boolean;
    /** For WebSockets, the request of the upgrade. */
    req?: unknown;
    socket?: {
      readyState?: number;
      _sender?: { _state?: number; _queue?: unknown[] };
      _socket?: TcpSocket;
    };
  };
}

const WEB_SOCKET_OPEN = 1;
const SENDER_IDLE = 0;

/**
 * The TCP socket of a connection, if a finished WebSocket frame may be written to it now: nothing is queued or partly
 * sent, so that packets keep their order.
 */
export function webSocketOf(connection: Socket['conn']): TcpSocket | undefined {
  const { readyState, upgrading, writeBuffer, transport } = connection as unknown as EngineInternals;
  if (readyState !== 'open' || upgrading || writeBuffer?.length !== 0) return undefined;
  if (transport?.name !== 'websocket' || !transport.writable) return undefined;
  const webSocket = transport.socket;
  if (webSocket?.readyState !== WEB_SOCKET_OPEN) return undefined;
  if (webSocket._sender?._state !== SENDER_IDLE || webSocket._sender._queue?.length !== 0) return undefined;
  return webSocket._socket?.writable ? webSocket._socket : undefined;
}

/** The number of packets that Engine.IO has queued for a slow client. */
export function packetsWaiting(connection: Socket['conn']): number {
  return (connection as unknown as EngineInternals).writeBuffer?.length ?? 0;
}

/**
 * Releases the requests of a WebSocket with their headers, and the handshake. They would stay in memory for as long as
 * the connection, and are not needed once its user is known. A client that begins with polling may upgrade later.
 */
export function releaseHandshake({ conn, handshake }: Socket): void {
  Object.assign(handshake, { headers: {}, query: {}, auth: {}, url: '' });
  const connection = conn as unknown as EngineInternals;
  connection.request = undefined;
  if (connection.transport?.name === 'websocket') connection.transport.req = undefined;
  else conn.once('upgrade', releaseUpgrade);
}

const releaseUpgrade = (transport: Socket['conn']['transport']) => Object.assign(transport, { req: undefined });
