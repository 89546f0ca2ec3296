import type { Server, Socket } from 'socket.io';
import type { Patch, ServerToClientEvents } from '@gamegeek/contracts/live/live-events.js';
import { SOCKET_LIMITS } from '../../../config/limits.js';
import { packetsWaiting, webSocketOf } from '../connections/engine-internals.js';
import { eventFrame } from './event-frame.js';

export type LiveServer = Server<Record<string, never>, ServerToClientEvents>;
export type LiveSocket = Socket<Record<string, never>, ServerToClientEvents>;

/** The limit of queued bytes for a slow client: 64 packets of the usual maximum size. */
const BYTES_WAITING = SOCKET_LIMITS.packetsWaiting * 4_096;

/**
 * Sends a patch to every watcher of a room on this node, encoded once. On a plain, idle WebSocket the frame is written
 * directly, at half the cost of Socket.IO's emit; other sockets get it through emit. A client with too many queued
 * packets is disconnected; it reconnects and starts from a snapshot.
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
  // Each socket is in a room with its own id, so this is encoded once as well.
  if (ordinary.length > 0) server.to(ordinary).emit('patch', patch);
}
