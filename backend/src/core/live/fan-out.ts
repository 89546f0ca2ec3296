import type { Server, Socket } from 'socket.io';
import type { Patch, ServerToClientEvents } from '@gamegeek/contracts/live/live-events.js';
import { SOCKET_LIMITS } from '../../config/limits.js';

export type LiveServer = Server<Record<string, never>, ServerToClientEvents>;
export type LiveSocket = Socket<Record<string, never>, ServerToClientEvents>;

/**
 * Sends one patch to every watcher of a room on this node, encoded once. A client that lets more than a few packets
 * wait is cut off: it comes back, sees the gap, and starts from a fresh snapshot. Answers how many were reached.
 */
export function fanOut(server: LiveServer, room: string, patch: Patch): number {
  const watchers = server.of('/').adapter.rooms.get(room);
  if (!watchers) return 0;
  for (const id of watchers) {
    const socket = server.of('/').sockets.get(id);
    if (socket && isSlow(socket)) socket.disconnect(true);
  }
  server.to(room).emit('patch', patch);
  return watchers.size;
}

function isSlow(socket: LiveSocket): boolean {
  // Engine.IO keeps what a client has not yet taken in a private list; nothing public tells its length.
  const waiting: unknown = Reflect.get(socket.conn, 'writeBuffer');
  return Array.isArray(waiting) && waiting.length > SOCKET_LIMITS.packetsWaiting;
}
