import type { Server, Socket } from 'socket.io';
import type { Patch, ServerToClientEvents } from '@gamegeek/contracts/live/live-events.js';
import { SOCKET_LIMITS } from '../../config/limits.js';
import { packetsWaiting, webSocketOf } from './engine-internals.js';
import { eventFrame } from './event-frame.js';

export type LiveServer = Server<Record<string, never>, ServerToClientEvents>;
export type LiveSocket = Socket<Record<string, never>, ServerToClientEvents>;

/** What may wait for a slow client: 64 packets of the size that patches usually have at most. */
const BYTES_WAITING = SOCKET_LIMITS.packetsWaiting * 4_096;

/**
 * Sends one patch to every watcher of a room on this node, encoded once. Where a socket is a plain, idle WebSocket the
 * finished frame is written to it directly, which takes half of what Socket.IO's own way takes; every other socket
 * gets it the ordinary way. A client that lets too much wait is cut off: it comes back, and starts from a snapshot.
 */
export function fanOut(server: LiveServer, room: string, patch: Patch): void {
  const { adapter, sockets } = server.of('/');
  const watchers = adapter.rooms.get(room);
  if (!watchers) return;
  const frame = eventFrame('patch', patch);
  const ordinary: string[] = [];
  for (const id of watchers) {
    const socket = sockets.get(id);
    if (!socket) continue;
    const webSocket = webSocketOf(socket.conn);
    if (!webSocket) ordinary.push(id);
    else if (webSocket.writableLength <= BYTES_WAITING) webSocket.write(frame);
    else socket.disconnect(true);
  }
  for (const id of ordinary) {
    const socket = sockets.get(id);
    if (socket && packetsWaiting(socket.conn) > SOCKET_LIMITS.packetsWaiting) socket.disconnect(true);
  }
  // Each socket is in a room of its own id, so this too is encoded once.
  if (ordinary.length > 0) server.to(ordinary).emit('patch', patch);
}
