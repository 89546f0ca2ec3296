import type { Socket as TcpSocket } from 'node:net';
import type { Socket } from 'socket.io';

/**
 * What we look at inside Engine.IO 6 and ws 8, which offer nothing public for it. All of it is optional here: when a
 * new version keeps things elsewhere, `webSocketOf` answers undefined and everything goes the ordinary way; a test
 * tells us that the direct way is no longer taken.
 */
interface EngineInternals {
  readyState?: string;
  upgrading?: boolean;
  writeBuffer?: unknown[];
  transport?: {
    name?: string;
    writable?: boolean;
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
 * The TCP socket below a connection, if a finished WebSocket frame may be written to it right now: nothing of
 * Engine.IO's own is waiting or half sent, so that no packet overtakes another.
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

/** How many packets Engine.IO holds back because the client does not take them. */
export function packetsWaiting(connection: Socket['conn']): number {
  return (connection as unknown as EngineInternals).writeBuffer?.length ?? 0;
}
